import { FileError } from '#src/domain/catalog/index.ts';
import { readXmlInSteps } from './read-xml.server.ts';
import { why } from './refusals.ts';
import type { XmlTree } from './xml-tree.ts';

/** No item of a feed has nearly as many elements; a file of one endless item would fill the memory. */
const mostElements = 20_000;

/**
 * The elements with one of the names, one at a time with everything in them, whatever they are inside of. The rest of
 * the document is not held in memory. The root element comes first, without what is in it.
 * @throws {FileError} as `readXmlInSteps`, and for an element with more parts than any feed has
 */
export async function* readTrees(
  bytes: AsyncIterable<Uint8Array>,
  names: readonly string[],
): AsyncGenerator<XmlTree> {
  const done: XmlTree[] = [];
  const collector = new TreeCollector(names, done);
  for await (const _ of readXmlInSteps(bytes, collector)) yield* done.splice(0);
}

class TreeCollector {
  readonly #names: ReadonlySet<string>;
  readonly #done: XmlTree[];
  /** The elements that are open, from the wanted one inward. */
  readonly #open: XmlTree[] = [];
  #elements = 0;
  #hasRoot = false;

  constructor(names: readonly string[], done: XmlTree[]) {
    this.#names = new Set(names);
    this.#done = done;
  }

  open = (name: string, attributes: Readonly<Record<string, string>>, line: number): void => {
    const tree: XmlTree = { name, attributes, line, text: '', children: [] };
    if (!this.#hasRoot) this.#done.push(tree);
    this.#hasRoot = true;
    const parent = this.#open.at(-1);
    if (!parent && !this.#names.has(name)) return;
    parent?.children.push(tree);
    this.#open.push(tree);
    this.#elements += 1;
    if (this.#elements > mostElements) {
      throw new FileError({ line, ...why('xml.too-many-parts', { most: mostElements }) });
    }
  };

  close = (): void => {
    const tree = this.#open.pop();
    if (!tree || this.#open.length > 0) return;
    this.#elements = 0;
    this.#done.push(tree);
  };

  text = (text: string): void => {
    const tree = this.#open.at(-1);
    if (tree) tree.text += text;
  };
}
