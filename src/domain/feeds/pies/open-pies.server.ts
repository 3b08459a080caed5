import { FileError } from '#src/domain/catalog/index.ts';
import type { Refusal } from '../../refusal.ts';
import type { PriceField } from '../columns/fields.ts';
import { readTrees } from '../xml/read-trees.server.ts';
import { textAt, type XmlTree } from '../xml/xml-tree.ts';
import { usualPriceTypes } from './item-prices.ts';
import { type PiesHeader, piesVersion, readPiesHeader } from './pies-header.ts';
import { type PiesItem, readItem } from './read-item.ts';
import { why } from './refusals.ts';

type OpenBytes = () => AsyncIterable<Uint8Array>;

type PiesOptions = {
  /** Days are compared with it. */
  today: string;
  /** Which of the shop's prices a type is, where a maker differs from the usual. */
  priceTypes?: Readonly<Record<string, PriceField>>;
  priceFrom?: PriceField | null;
};

export type PiesFile = {
  header: PiesHeader;
  /** Its goods, one at a time; every call reads the file anew. @throws {FileError} where the file breaks off */
  items(): AsyncGenerator<PiesItem>;
};

/** Opens a PIES file. @throws {FileError} if it is none, or of a version whose elements are named otherwise */
export async function openPies(open: OpenBytes, options: PiesOptions): Promise<PiesFile> {
  const header = await findPiesHeader(open);
  return { header, items: () => readItems(open, { header, options }) };
}

/** @throws {FileError} if the file is no PIES, or of a version whose elements are named otherwise */
export async function findPiesHeader(open: OpenBytes): Promise<PiesHeader> {
  let root: XmlTree | undefined;
  for await (const tree of readTrees(open(), ['Header', 'Item'])) {
    root ??= requireRoot(tree);
    if (tree.name === 'Item') break;
    if (tree.name !== 'Header') continue;
    const header = readPiesHeader(tree);
    return header ?? refuse(tree, why('pies.version', { version: piesVersion(tree) || '?' }));
  }
  throw new FileError({ line: root?.line ?? 1, ...why('pies.no-header') });
}

function requireRoot(tree: XmlTree): XmlTree {
  if (tree.name !== 'PIES') refuse(tree, why('pies.other-root', { root: tree.name }));
  return tree;
}

async function* readItems(
  open: OpenBytes,
  { header, options }: { header: PiesHeader; options: PiesOptions },
): AsyncGenerator<PiesItem> {
  const { today, priceTypes = usualPriceTypes, priceFrom = 'msrp' } = options;
  let count = 0;
  for await (const tree of readTrees(open(), ['Item', 'Trailer'])) {
    if (tree.name === 'Item') {
      count += 1;
      yield readItem(tree, { header, today, priceTypes, priceFrom });
    }
    if (tree.name === 'Trailer') requireCount(tree, count);
  }
}

/** A file that was cut and closed again, or put together from two, has another number of items than it says. */
function requireCount(trailer: XmlTree, count: number): void {
  const wanted = Number(textAt(trailer, 'ItemCount') ?? count);
  if (wanted !== count) refuse(trailer, why('pies.count-differs', { count, wanted }));
}

function refuse({ line }: XmlTree, refusal: Refusal): never {
  throw new FileError({ line, ...refusal });
}
