import { type PriceField, priceFields } from '../columns/fields.ts';
import { readTrees } from '../xml/read-trees.server.ts';
import { childrenAt, textAt, type XmlTree } from '../xml/xml-tree.ts';
import { itemAttributes, kindOfItem } from './item-attributes.ts';
import { usualPriceTypes } from './item-prices.ts';
import { findPiesHeader } from './open-pies.server.ts';
import type { PiesPriceType, PiesSummary } from './pies-summary.ts';

const sampleItems = 500;
const samplesOfType = 3;

/** @throws {FileError} as `openPies`, and where the file breaks off among its first items */
export async function summarizePies(open: () => AsyncIterable<Uint8Array>): Promise<PiesSummary> {
  const header = await findPiesHeader(open);
  const items = new ItemSample();
  for await (const tree of readTrees(open(), ['Item'])) {
    if (tree.name === 'Item') items.add(tree);
    if (items.count === sampleItems) break;
  }
  return { header, ...items.summary() };
}

class ItemSample {
  count = 0;
  readonly #brands = new Set<string>();
  readonly #amounts = new Map<string, string[]>();
  readonly #lines = new Set<number>();
  #hasGoods = false;

  add(item: XmlTree): void {
    this.count += 1;
    this.#lines.add(item.line);
    const brand = textAt(item, 'BrandLabel') ?? textAt(item, 'BrandAAIAID');
    if (brand) this.#brands.add(brand);
    const kind = kindOfItem(itemAttributes(item).named);
    this.#hasGoods ||=
      kind === 'wheels' || kind === 'tires' || item.attributes.MaintenanceType === 'D';
    for (const pricing of childrenAt(item, 'Prices', 'Pricing')) this.#addPrice(pricing);
  }

  #addPrice(pricing: XmlTree): void {
    const type = (pricing.attributes.PriceType ?? '').toUpperCase();
    if (type === '') return;
    const amounts = this.#amounts.get(type) ?? [];
    const amount = textAt(pricing, 'Price');
    if (amount && amounts.length < samplesOfType) amounts.push(amount);
    this.#amounts.set(type, amounts);
  }

  summary(): Omit<PiesSummary, 'header'> {
    return {
      brands: [...this.#brands],
      priceTypes: withUsual(this.#amounts),
      hasGoods: this.#hasGoods,
      isOneLine: this.#lines.size < this.count,
    };
  }
}

/** In the order of the usual types; of two for one price, RET and LST, only the first is proposed. */
function withUsual(amounts: ReadonlyMap<string, string[]>): PiesPriceType[] {
  const order = Object.keys(usualPriceTypes);
  const rank = (type: string) => (order.includes(type) ? order.indexOf(type) : order.length);
  const taken = new Set<PriceField>();
  return [...amounts]
    .toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
    .map(([type, samples]) => {
      const usual = priceFields.find((field) => field === usualPriceTypes[type]) ?? null;
      const isFree = usual !== null && !taken.has(usual);
      if (isFree) taken.add(usual);
      return { type, samples, usual: isFree ? usual : null };
    });
}
