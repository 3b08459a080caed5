import { SaxesParser } from 'saxes';
import { FileError } from '#src/domain/catalog/index.ts';
import type { Refusal } from '../../refusal.ts';
import { decodeXml } from './decode-xml.ts';
import { why } from './refusals.ts';

/** Called in the order of the document. Names of elements and attributes come without their prefix. */
export type XmlHandlers = {
  /** `line` is where the tag ends, counted as in an editor. */
  open?(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  close?(name: string): void;
  /** A text may arrive in several pieces. */
  text?(text: string): void;
};

const mostDepth = 40;
const mostAttributeCharacters = 10_000;
const mostCharactersAtOnce = 1024 * 1024;

/**
 * Reads XML from its first byte to its last, and yields after each piece, so that a caller can hand on what the
 * handlers have collected. A DOCTYPE is refused, so there are no entities but the five that XML defines.
 * @throws {FileError} with the line if the document is not well-formed, or deeper or longer than any feed
 */
export async function* readXmlInSteps(
  bytes: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
): AsyncGenerator<void> {
  const reader = new XmlReader(handlers);
  for await (const text of decodeXml(bytes)) {
    reader.write(text);
    yield;
  }
  reader.end();
  yield;
}

/** Reads a whole document at once. @throws {FileError} as `readXmlInSteps` */
export async function readXml(
  bytes: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
): Promise<void> {
  for await (const _ of readXmlInSteps(bytes, handlers));
}

class XmlReader {
  readonly #parser = new SaxesParser();
  #depth = 0;
  /** Characters since the last event: a text, a comment or a tag is held until it is complete. */
  #held = 0;

  constructor({ open, close, text }: XmlHandlers) {
    const parser = this.#parser;
    parser.on('error', () => this.#refuse(why('xml.broken')));
    parser.on('doctype', () => this.#refuse(why('xml.doctype')));
    parser.on('opentag', ({ name, attributes }) => {
      this.#held = 0;
      this.#depth += 1;
      if (this.#depth > mostDepth) this.#refuse(why('xml.too-deep', { most: mostDepth }));
      open?.(localName(name), this.#plain(attributes), parser.line);
    });
    parser.on('closetag', ({ name }) => {
      this.#held = 0;
      this.#depth -= 1;
      close?.(localName(name));
    });
    const onText = (piece: string) => {
      this.#held = 0;
      text?.(piece);
    };
    parser.on('text', onText);
    parser.on('cdata', onText);
  }

  write(text: string): void {
    this.#held += text.length;
    this.#parser.write(text);
    if (this.#held > mostCharactersAtOnce) this.#refuseLength(mostCharactersAtOnce);
  }

  end(): void {
    this.#parser.close();
  }

  /** Attributes without prefixes; declarations of name spaces are left out. */
  #plain(attributes: Readonly<Record<string, string>>): Record<string, string> {
    const plain: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes)) {
      if (value.length > mostAttributeCharacters) this.#refuseLength(mostAttributeCharacters);
      if (!/^xmlns(?::|$)/.test(name)) plain[localName(name)] = value;
    }
    return plain;
  }

  #refuseLength(most: number): never {
    this.#refuse(why('xml.too-long', { kilobytes: Math.round(most / 1000) }));
  }

  #refuse(refusal: Refusal): never {
    throw new FileError({ line: this.#parser.line, ...refusal });
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
