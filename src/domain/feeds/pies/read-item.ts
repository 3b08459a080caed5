import { rounded } from '../cells/figures.ts';
import { findPounds } from '../cells/measures.ts';
import type { PriceField } from '../columns/fields.ts';
import type { GoodsRow } from '../rows/goods-row.ts';
import { type NamedCell, readFields } from '../rows/read-fields.ts';
import { childrenAt, textAt, type XmlTree } from '../xml/xml-tree.ts';
import { attributeCells, itemAttributes, kindOfItem, type PiesKind } from './item-attributes.ts';
import { itemPrices } from './item-prices.ts';
import { liftFacts } from './lift-facts.ts';
import type { PiesHeader } from './pies-header.ts';
import { why } from './refusals.ts';

/** One good of a PIES file, in the same fields as a row of a table. */
export type PiesItem = {
  line: number;
  /** Null for parts that are neither, and for items that bring prices or pictures alone. */
  kind: PiesKind | null;
  change: 'added' | 'changed' | 'deleted' | 'same';
  row: GoodsRow;
};

export type ItemOptions = {
  header: PiesHeader;
  today: string;
  priceTypes: Readonly<Record<string, PriceField>>;
  priceFrom: PriceField | null;
};

const CHANGES: Readonly<Record<string, PiesItem['change']>> = {
  A: 'added',
  C: 'changed',
  D: 'deleted',
  X: 'same',
};

export function readItem(item: XmlTree, options: ItemOptions): PiesItem {
  const { named, numbered } = itemAttributes(item);
  const hasKit = childrenAt(item, 'Kits').length > 0;
  const kind = kindOfItem(named) ?? (hasKit ? 'lift-kits' : null);
  const cells = [
    ...identityCells(item, options.header),
    ...itemPrices(item, options),
    ...attributeCells(named, kind),
    ...pictureCells(item),
  ];
  const { today, priceFrom } = options;
  const read = readFields(cells, { kind: kind ?? 'parts', decimal: 'point', priceFrom, today });
  const description = read.fields.description ?? null;
  const lift = kind === 'lift-kits' ? liftFacts(item, { attributes: named, description }) : null;
  const row: GoodsRow = {
    ...read,
    fields: { ...read.fields, ...boxFields(item), ...lift?.fields },
    notes: [
      ...read.notes,
      ...(lift?.notes ?? []),
      ...(numbered > 0
        ? [{ column: null, fields: [], told: why('pies.numbered-attributes', { count: numbered }) }]
        : []),
    ],
  };
  const change = CHANGES[item.attributes.MaintenanceType?.toUpperCase() ?? ''] ?? 'changed';
  return { line: item.line, kind, change, row };
}

/** Elements that are there: an item with prices alone has no description, not an empty one. */
function identityCells(item: XmlTree, header: PiesHeader): NamedCell[] {
  const cells: [string, NamedCell['field'], string | null][] = [
    ['PartNumber', 'partNumber', textAt(item, 'PartNumber')],
    ['BrandLabel', 'brand', textAt(item, 'BrandLabel')],
    ['BrandAAIAID', 'brandCode', textAt(item, 'BrandAAIAID') ?? header.brandCode],
    ['ItemLevelGTIN', 'upc', textAt(item, 'ItemLevelGTIN')],
    ['Description', 'description', descriptionOf(item)],
  ];
  const weight = boxWeight(item);
  if (weight !== null) cells.push(['Weight', 'shippingWeightLb', String(weight)]);
  return cells.flatMap(([name, field, text]) =>
    text === null ? [] : [{ header: name, field, text }],
  );
}

const DESCRIPTIONS = ['DES', 'SHO', 'EXT'];

/** In English where it is in several languages: the figures in it are compared with the attributes. */
function descriptionOf(item: XmlTree): string | null {
  const all = childrenAt(item, 'Descriptions', 'Description').filter(
    ({ attributes }) => (attributes.LanguageCode ?? 'EN').toUpperCase() === 'EN',
  );
  const texts = DESCRIPTIONS.flatMap((code) =>
    all
      .filter(({ attributes }) => attributes.DescriptionCode === code)
      .map(({ text }) => text.trim()),
  );
  return texts.find((text) => text !== '') ?? null;
}

/**
 * The weight of one in lb with its boxes; a kit in two boxes has the weight of both. Cases and pallets do not count
 * where a single one is packed too. Null if no weight is sent.
 */
function boxWeight(item: XmlTree): number | null {
  const packages = childrenAt(item, 'Packages', 'Package');
  const single = packages.filter((box) => textAt(box, 'PackageUOM') === 'EA');
  const weights = (single.length > 0 ? single : packages).flatMap((box) => {
    const [weights] = childrenAt(box, 'Weights');
    const amount = weights && textAt(weights, 'Weight');
    const unit = weights?.attributes.UOM ?? '';
    const pounds = amount ? findPounds(`${amount} ${unit}`, {}) : null;
    const eaches = Number(textAt(box, 'QuantityofEaches') ?? 1) || 1;
    return pounds ? [pounds.amount / eaches] : [];
  });
  return weights.length === 0
    ? null
    : rounded(
        weights.reduce((sum, one) => sum + one, 0),
        1,
      );
}

function boxFields(item: XmlTree): { boxes?: number } {
  const boxes = childrenAt(item, 'Packages', 'Package').length;
  return boxes === 0 ? {} : { boxes };
}

/** Pictures of the part itself: the primary photo first, no logos and no instructions. */
function pictureCells(item: XmlTree): NamedCell[] {
  return childrenAt(item, 'DigitalAssets', 'DigitalFileInformation')
    .filter((asset) => /^P\d\d$/.test(textAt(asset, 'AssetType') ?? ''))
    .toSorted((one, other) => Number(isPrimary(other)) - Number(isPrimary(one)))
    .flatMap((asset) => {
      const text = textAt(asset, 'URI');
      return text ? [{ header: 'URI', field: 'imageUrl' as const, text }] : [];
    });
}

function isPrimary(asset: XmlTree): boolean {
  return textAt(asset, 'AssetType') === 'P04';
}
