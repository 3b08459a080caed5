import {
  belongsTo,
  type FeedField,
  feedFields,
  isRepeatable,
  nameScore,
} from '../columns/fields.ts';
import { headerName } from '../columns/header-name.ts';
import type { NamedCell } from '../rows/read-fields.ts';
import { childrenAt, type XmlTree } from '../xml/xml-tree.ts';

export type PiesKind = 'wheels' | 'tires' | 'lift-kits';
export type Attribute = { name: string; text: string; unit: NamedCell['unit'] };

const UNITS: Readonly<Record<string, NamedCell['unit']>> = {
  IN: 'in',
  MM: 'mm',
  LB: 'lb',
  LBS: 'lb',
  PG: 'lb',
  KG: 'kg',
  GT: 'kg',
};

/**
 * The attributes that the maker named itself. `numbered` counts those that are numbers of the PAdb, whose names are
 * sold by subscription.
 */
export function itemAttributes(item: XmlTree): { named: Attribute[]; numbered: number } {
  const all = childrenAt(item, 'ProductAttributes', 'ProductAttribute');
  const named = all.filter(({ attributes }) => attributes.PADBAttribute?.toUpperCase() !== 'Y');
  return {
    numbered: all.length - named.length,
    named: named.map(({ attributes, text }) => ({
      name: attributes.AttributeID ?? '',
      text,
      unit: UNITS[attributes.AttributeUOM?.toUpperCase() ?? ''],
    })),
  };
}

const LIFT = /\blift\b/;

/** What an item is, by attributes that no other goods have; null if none says so. */
export function kindOfItem(attributes: readonly Attribute[]): PiesKind | null {
  const speaksFor = (kind: 'wheels' | 'tires') =>
    attributes.filter((attribute) => fieldOf(attribute, kind) !== null).length;
  const [wheels, tires] = [speaksFor('wheels'), speaksFor('tires')];
  if (attributes.some(({ name }) => LIFT.test(headerName(name).words))) return 'lift-kits';
  if (wheels === 0 && tires === 0) return null;
  return wheels >= tires ? 'wheels' : 'tires';
}

/** The attributes that are fields of wheels or tires; the best of each field, all of bolt patterns. */
export function attributeCells(
  attributes: readonly Attribute[],
  kind: PiesKind | null,
): NamedCell[] {
  if (kind !== 'wheels' && kind !== 'tires') return [];
  const scored = attributes
    .flatMap((attribute) => fieldOf(attribute, kind) ?? [])
    .toSorted((one, other) => other.score - one.score);
  const cells: NamedCell[] = [];
  for (const { cell } of scored) {
    const isTaken = !isRepeatable(cell.field) && cells.some(({ field }) => field === cell.field);
    if (!isTaken) cells.push(cell);
  }
  return cells;
}

/** Fields that only goods of this kind have. */
const ownFields = {
  wheels: feedFields.filter((field) => belongsTo(field, 'wheels') && !belongsTo(field, 'tires')),
  tires: feedFields.filter((field) => belongsTo(field, 'tires') && !belongsTo(field, 'wheels')),
} satisfies Record<string, FeedField[]>;

function fieldOf(
  { name, text, unit }: Attribute,
  kind: 'wheels' | 'tires',
): { cell: NamedCell; score: number } | null {
  const named = headerName(name);
  const [best] = ownFields[kind]
    .map((field) => ({ field, score: nameScore(field, named) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  if (!best) return null;
  const ofName = unit ?? named.unit ?? undefined;
  return { score: best.score, cell: { header: name, field: best.field, unit: ofName, text } };
}
