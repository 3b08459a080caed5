import { type GoodsFields, goodsProvenance } from '#src/domain/feeds/index.ts';
import { factNames } from '../held-fields.ts';
import type { PartCategory } from '../part-category.ts';
import { patchBetween } from '../part-patch.ts';
import { type StockPart, stockPartSchemas } from '../stock-part.ts';
import type { DraftProfile } from './import-schemas.ts';
import { newPart } from './new-part.ts';
import { pricedRow } from './priced-row.ts';
import { why } from './refusals.ts';
import { refused, type StagedFate, type StageInput } from './staged-fate.ts';
import { stockOf } from './stock-of.ts';

/** What applying a row of a supplier's file would do. Only fields that the profile may change are touched. */
export function stageRow(given: StageInput): StagedFate {
  const input = { ...given, row: pricedRow(given) };
  const { row, goods, profile, part } = input;
  const [problem, ...more] = row.problems.map(({ told, column }) => ({ told, column }));
  if (problem) return { fate: 'refused', ...problem, more };
  if (row.partNumber === '') return refused(why('import.no-number'));
  if (part && goods && part.category !== goods) {
    return refused(why('import.other-category', { number: row.partNumber }));
  }
  if (part) return inTime(changedPart(input, part), input);
  if (!goods || !profile.mayChange.goods) return { fate: 'foreign' };
  return goods === 'lift-kits' ? refusedKit(row.fields) : inTime(newPart(input, goods), input);
}

/** Prices that begin on a later day wait for it, with everything else in their row. */
function inTime(fate: StagedFate, { row, profile, today }: StageInput): StagedFate {
  const { effectiveOn } = row.fields;
  const isLater = effectiveOn != null && effectiveOn > today && profile.mayChange.prices;
  const isWork = fate.fate === 'changed' || fate.fate === 'added';
  return isLater && isWork ? { ...fate, startsOn: effectiveOn } : fate;
}

/**
 * A line of kits has several heights under one price span, a feed one number for each height, engine and model: which
 * belongs where is for a person to say, so the row says what to write.
 */
function refusedKit({
  frontLiftIn,
  rearLiftIn,
  priceCents,
  boxes,
  weightLb,
  shippingWeightLb,
}: GoodsFields) {
  const figure = (value: number | null | undefined) => value ?? '–';
  return refused(
    why('import.lift-kit', {
      front: figure(frontLiftIn),
      rear: figure(rearLiftIn),
      price: priceCents == null ? '–' : (priceCents / 100).toFixed(2),
      boxes: figure(boxes),
      weight: figure(weightLb ?? shippingWeightLb),
    }),
  );
}

export function categoryOf({ kind }: DraftProfile): PartCategory | null {
  return kind === 'wheels' || kind === 'tires' ? kind : null;
}

function changedPart(
  { row, profile, today, own, elsewhere }: StageInput,
  { category, part }: { category: PartCategory; part: StockPart },
): StagedFate {
  const { mayChange } = profile;
  const said = {
    ...(mayChange.goods ? factsOf(row.fields, part) : {}),
    ...(mayChange.prices ? pricesOf(row.fields) : {}),
  };
  const { taken, held } = splitOwn(said, profile.overTyped ? null : own);
  const facts = pickFacts(taken);
  const sources = goodsProvenance(row, { supplier: profile.name, day: today });
  const after = {
    ...part,
    ...taken,
    ...(mayChange.stock ? { stock: stockOf(row.fields, profile, part.stock, elsewhere) } : {}),
    ...statusOf(row.fields, mayChange.goods || mayChange.stock),
    provenance: { ...part.provenance, ...sourcesOf(Object.keys(facts), { sources, part, facts }) },
  };
  const parsed = stockPartSchemas[category].safeParse(after);
  if (!parsed.success) {
    return refused(why('import.invalid', { field: String(parsed.error.issues[0]?.path[0] ?? '') }));
  }
  const patch = patchBetween(part, parsed.data);
  const kept = patchBetween(part, { ...part, ...held });
  if (patch) return { fate: 'changed', ...patch, ...(kept && { held: kept }) };
  return kept ? { fate: 'kept', ...kept } : { fate: 'unchanged' };
}

type Fields = Record<string, unknown>;

/** What the file may change, and what somebody in the shop has typed. */
function splitOwn(said: Fields, own: ReadonlySet<string> | null) {
  const isHeld = ([name]: [string, unknown]) => own?.has(name) === true;
  const entries = Object.entries(said);
  return {
    taken: Object.fromEntries(entries.filter((entry) => !isHeld(entry))),
    held: Object.fromEntries(entries.filter(isHeld)),
  };
}

function pickFacts(fields: Fields): Fields {
  const names: readonly string[] = factNames;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** What the file says and the part has as a field; "not said" changes nothing. */
function factsOf(fields: GoodsFields, part: StockPart): Record<string, unknown> {
  const said = factNames.filter((name) => fields[name] != null && Object.hasOwn(part, name));
  return Object.fromEntries(said.map((name) => [name, fields[name]]));
}

type Sources = ReturnType<typeof goodsProvenance>;

/** Sources of the facts that differ; the other ones keep theirs. */
function sourcesOf(
  names: readonly string[],
  { sources, part, facts }: { sources: Sources; part: StockPart; facts: Record<string, unknown> },
): Sources {
  const before = part as unknown as Record<string, unknown>;
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(facts[name]),
  );
  return Object.fromEntries(
    changed.flatMap((name) => {
      const source = sources[name] ?? sources['*'];
      return source ? [[name, source]] : [];
    }),
  );
}

/** Without a price in the file, the part keeps its own. */
function pricesOf({ priceCents, costCents, mapCents, msrpCents, jobberCents }: GoodsFields) {
  const said = { priceCents: priceCents || null, costCents, mapCents, msrpCents, jobberCents };
  return Object.fromEntries(Object.entries(said).filter(([, cents]) => cents != null));
}

/** A supplier ends a part, but never puts one on the site. */
function statusOf({ status }: GoodsFields, may: boolean) {
  return may && status === 'discontinued' ? { status } : {};
}
