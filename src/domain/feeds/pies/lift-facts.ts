import { findTireSize, tireDiameterIn } from '../../fitment/index.ts';
import { findMeasure } from '../cells/measures.ts';
import { plainCell } from '../cells/plain-cell.ts';
import { headerName } from '../columns/header-name.ts';
import type { GoodsFields, KitComponent } from '../rows/goods-fields.ts';
import type { RowNote } from '../rows/goods-row.ts';
import { childrenAt, textAt, type XmlTree } from '../xml/xml-tree.ts';
import type { Attribute } from './item-attributes.ts';
import { why } from './refusals.ts';

const MOST_LIFT_IN = 15;
/** A description may be a page of text; a height is in its first words. */
const LONGEST_SEARCHED = 200;

/** What an item says about a lift: heights, the largest tire, its parts. */
export function liftFacts(
  item: XmlTree,
  { attributes, description }: { attributes: readonly Attribute[]; description: string | null },
): { fields: GoodsFields; notes: RowNote[] } {
  const front = heightOf(attributes, /\bfront\b.*\blift\b|\blift\b.*\bfront\b/);
  const rear = heightOf(attributes, /\brear\b.*\blift\b|\blift\b.*\brear\b/);
  const both = heightOf(attributes, /^(?:lift|lift height|suspension lift)$/);
  const fields: GoodsFields = {
    frontLiftIn: front ?? both,
    rearLiftIn: rear ?? both,
    maxTireIn: maxTireIn(attributes),
    components: componentsOf(item),
  };
  const isSent = fields.frontLiftIn !== null || fields.rearLiftIn !== null;
  const [text, inches] = isSent
    ? []
    : (heightIn((description ?? '').slice(0, LONGEST_SEARCHED)) ?? []);
  if (text === undefined || inches === undefined) return { fields, notes: [] };
  const note: RowNote = {
    column: 'Description',
    fields: ['frontLiftIn'],
    told: why('pies.lift-from-description', { text }),
    computedFrom: 'description',
  };
  return { fields: { ...fields, frontLiftIn: inches }, notes: [note] };
}

function heightOf(attributes: readonly Attribute[], name: RegExp): number | null {
  const found = attributes.find((attribute) => name.test(headerName(attribute.name).words));
  const inches = found
    ? findMeasure(plainCell(found.text).slice(0, LONGEST_SEARCHED))?.amount
    : undefined;
  return inches !== undefined && inches <= MOST_LIFT_IN ? inches : null;
}

/** `6 IN` or `6"` in a description; two heights, `4"-6"`, are the customer's choice and are left out. */
function heightIn(description: string): [text: string, inches: number] | null {
  const found = [...description.matchAll(/(?<![\d.x-])(\d{1,2}(?:\.\d+)?)\s*(?:"|in\b|inch\b)/gi)];
  const [only] = found;
  const isRange = /\d\s*(?:"|in)?\s*-\s*\d+(?:\.\d+)?\s*(?:"|in\b)/i.test(description);
  if (!only || found.length > 1 || isRange) return null;
  const inches = Number(only[1]);
  return inches > 0 && inches <= MOST_LIFT_IN ? [only[0], inches] : null;
}

/** "35x12.50", "35 in" or "LT285/70R17": the diameter. */
function maxTireIn(attributes: readonly Attribute[]): number | null {
  const found = attributes.find(({ name }) => /\bmax\w* tire\b/.test(headerName(name).words));
  if (!found) return null;
  const text = plainCell(found.text).slice(0, LONGEST_SEARCHED);
  const size = findTireSize(text);
  if (size) return Math.round(tireDiameterIn(size) * 10) / 10;
  const [, inches] = /^(\d{2}(?:\.\d+)?)\s*(?:x|"|in\b|$)/i.exec(text) ?? [];
  return inches === undefined ? null : Number(inches);
}

/** `KitComponent` in version 7, `Kit` in 6. */
function componentsOf(item: XmlTree): KitComponent[] {
  const parts = [...childrenAt(item, 'Kits', 'KitComponent'), ...childrenAt(item, 'Kits', 'Kit')];
  return parts.flatMap((part) => {
    const partNumber = textAt(part, 'ComponentPartNumber');
    const quantity = Number(textAt(part, 'QuantityInKit') ?? 1);
    return partNumber ? [{ partNumber, quantity: Number.isFinite(quantity) ? quantity : 1 }] : [];
  });
}
