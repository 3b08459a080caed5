import { FileError } from '#src/domain/catalog/index.ts';
import { readXml } from '../../xml/read-xml.server.ts';
import { limits } from '../limits.ts';
import { why } from '../refusals.ts';
import { unescaped } from './unescaped.ts';

/**
 * The texts that the cells of a workbook refer to by number, packed as UTF-8: as strings of their own, a million of
 * them would take several times the memory.
 */
export class SharedTexts {
  #bytes = Buffer.alloc(64 * 1024);
  /** Where each text ends. */
  readonly #ends: number[] = [];

  get length(): number {
    return this.#ends.length;
  }

  /** @throws {FileError} if there are more than fit the limit */
  add(text: string): void {
    const start = this.#ends.at(-1) ?? 0;
    const end = start + Buffer.byteLength(text);
    if (end > limits.sharedTextBytes) {
      const megabytes = limits.sharedTextBytes / 1024 ** 2;
      throw new FileError({ line: 1, ...why('tables.too-many-texts', { megabytes }) });
    }
    if (end > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes], Math.max(end, this.#bytes.length * 2));
    }
    this.#bytes.write(text, start);
    this.#ends.push(end);
  }

  /** Undefined for a number that no text has. */
  at(number: number): string | undefined {
    const end = this.#ends[number];
    if (end === undefined) return undefined;
    return this.#bytes.toString('utf8', this.#ends[number - 1] ?? 0, end);
  }
}

/** Reads the part with the shared texts; a text of several fonts is one, without its pronunciation. */
export async function readSharedTexts(bytes: AsyncIterable<Uint8Array>): Promise<SharedTexts> {
  const texts = new SharedTexts();
  let text = '';
  let isText = false;
  let isSpoken = false;
  await readXml(bytes, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true;
      if (name === 't') isText = true;
    },
    text(piece) {
      if (isText && !isSpoken) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.add(unescaped(text));
    },
  });
  return texts;
}
