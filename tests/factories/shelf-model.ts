import {
  listLiftKits,
  listTires,
  listVehicles,
  readLines,
} from '#src/domain/catalog/index.server.ts';
import {
  type LiftKit,
  type Tire,
  tireSchema,
  type Vehicle,
  wheelSchema,
} from '#src/domain/catalog/index.ts';
import { streamVariantRows, variantOf } from '#src/domain/catalog/read-rows.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { asOwned, VERDICTS, type Verdict } from '#src/domain/fitment/index.ts';
import { toFitQuestion } from '#src/domain/store/fit-question.ts';
import {
  type Facet,
  type FacetName,
  facetNames,
  facetValues,
  type Part,
  type ShelfCategory,
  type ShelfRequest,
} from '#src/domain/store/index.ts';
import { judgePart } from '#src/domain/store/judge-part.ts';

type ModelLine = { lineId: string; brand: string; name: string };
type Shelf = { lines: ModelLine[]; parts: Part[] };

export type ShelfModel = {
  vehicles: readonly Vehicle[];
  kits: readonly LiftKit[];
  tires: readonly Tire[];
  shelves: Record<ShelfCategory, Shelf>;
};

const kinds = { 'lift-kits': 'lift-kit', wheels: 'wheel', tires: 'tire' } as const;

/** All that is offered, as plain lists. */
export async function readModel(ctx: Ctx): Promise<ShelfModel> {
  const kits = await listLiftKits(ctx);
  const shelf = async (kind: 'lift-kit' | 'wheel' | 'tire', parts: readonly Part[]) => {
    const lines = (await readLines(ctx, kind)).filter(({ status }) => status === 'active');
    const known = new Set(lines.map(({ lineId }) => lineId));
    return {
      lines,
      parts: parts.filter(({ status, lineId }) => status === 'active' && known.has(lineId)),
    };
  };
  const rowsOf = async (kind: 'wheel' | 'tire') =>
    (await Array.fromAsync(streamVariantRows(ctx, { kind }))).flat();
  const wheels = (await rowsOf('wheel')).map((row) => wheelSchema.parse(variantOf(row)));
  const tires = (await rowsOf('tire')).map((row) => tireSchema.parse(variantOf(row)));
  return {
    vehicles: await listVehicles(ctx),
    kits,
    tires: await listTires(ctx),
    shelves: {
      'lift-kits': await shelf('lift-kit', kits),
      wheels: await shelf('wheel', wheels),
      tires: await shelf('tire', tires),
    },
  };
}

/** The expected result of `searchShelf`, by checking every part against every filter. */
export function modelShelf(model: ShelfModel, asked: ShelfRequest) {
  const { lines, parts } = model.shelves[asked.category];
  const request = { ...asked, chosen: keepKnown(asked, parts) };
  const judged = judgeAll(model, { request, parts });
  const matches = (part: Part, but?: FacetName) =>
    isMatch(part, { request, but }) && isWanted(judged?.get(part), request);
  const found = lines
    .filter((line) => parts.some((part) => part.lineId === line.lineId && matches(part)))
    .map((line) => {
      const ofLine = parts.filter(({ lineId }) => lineId === line.lineId);
      const before = ofLine.filter((part) => isMatch(part, { request }));
      const matching = before.filter((part) => matches(part));
      return describeLine(line, { ofLine, before, matching, judged, category: request.category });
    })
    .sort(comparators[request.sort]);
  const but = new Set(
    parts.filter((part) => isMatch(part, { request })).map(({ lineId }) => lineId),
  );
  const pages = Math.max(1, Math.ceil(found.length / request.perPage));
  const page = Math.min(request.page, pages);
  return {
    total: found.length,
    sizes: found.reduce((sum, line) => sum + line.matching, 0),
    pages,
    page,
    refused: but.size - found.length,
    lines: found.slice((page - 1) * request.perPage, page * request.perPage),
    facets: facetNames[request.category].map((name) =>
      countFacet(name, { request, parts, matches }),
    ),
  };
}

type Judged = Map<Part, Verdict> | null;

function judgeAll(
  { vehicles, kits, tires }: ShelfModel,
  { request: { category, fit }, parts }: { request: ShelfRequest; parts: Part[] },
): Judged {
  const record = vehicles.find(({ id }) => id === fit?.vehicleId);
  const { year = null, own } = fit ?? {};
  const vehicle = record && year !== null ? asOwned(record, { year, own }) : record;
  if (!vehicle || !fit) return null;
  const lift = kits.find(({ sku }) => sku === fit.liftSku) ?? null;
  const question = toFitQuestion({ vehicle, lift, tire: fit.tire, tires });
  return new Map(parts.map((part) => [part, judgePart(category, { part, question }).verdict]));
}

function isWanted(verdict: Verdict | undefined, { fit }: ShelfRequest): boolean {
  if (verdict === undefined) return true;
  return verdict === 'fits' || (verdict === 'fits-with-work' && fit?.noWork === false);
}

/** Without values that no part of the shelf has. */
function keepKnown({ category, chosen }: ShelfRequest, parts: Part[]): ShelfRequest['chosen'] {
  const entries = facetNames[category].map((name) => {
    const known = new Set(parts.flatMap((part) => [...valuesIn(category, { name, part })]));
    return [name, (chosen[name] ?? []).filter((value) => known.has(value))];
  });
  return Object.fromEntries(entries.filter(([, values]) => (values?.length ?? 0) > 0));
}

type ModelQuery = { request: ShelfRequest; but?: FacetName | undefined };

function isMatch(part: Part, { request, but }: ModelQuery): boolean {
  const { category, chosen, maxPriceCents, words } = request;
  if (maxPriceCents !== null && lowOf(part) > maxPriceCents) return false;
  const text = fold(`${part.brand} ${part.name}`);
  if (!words.split(' ').every((one) => text.includes(fold(one)))) return false;
  return facetNames[category].every((name) => {
    const values = chosen[name];
    if (name === but || !values) return true;
    const has = valuesIn(category, { name, part });
    return values.some((value) => has.has(value));
  });
}

function valuesIn(category: ShelfCategory, of: { name: FacetName; part: Part }): Set<string> {
  return new Set(facetValues(category, of).map(({ value }) => value));
}

type Counting = {
  request: ShelfRequest;
  parts: Part[];
  matches(part: Part, but: FacetName): boolean;
};

function countFacet(name: FacetName, { request, parts, matches }: Counting): Facet {
  const all = parts.flatMap((part) => facetValues(request.category, { name, part }));
  const matching = parts.filter((part) => matches(part, name));
  const values = [...new Map(all.map((one) => [one.value, one])).values()].map((one) => {
    const having = matching.filter((part) =>
      valuesIn(request.category, { name, part }).has(one.value),
    );
    return { ...one, count: new Set(having.map(({ lineId }) => lineId)).size };
  });
  return { name, values: values.sort(byFigureOrLabel) };
}

function byFigureOrLabel(one: { value: string; label: string }, other: typeof one): number {
  const figures = Number(one.value) - Number(other.value);
  return Number.isNaN(figures) ? one.label.localeCompare(other.label, 'en') : figures;
}

type Described = {
  category: ShelfCategory;
  ofLine: Part[];
  /** Those that match except for the fit. */
  before: Part[];
  matching: Part[];
  judged: Judged;
};

function describeLine(line: ModelLine, { category, ofLine, before, matching, judged }: Described) {
  const counts = VERDICTS.map((verdict) => [
    verdict,
    before.filter((part) => judged?.get(part) === verdict).length,
  ]);
  return {
    kind: kinds[category],
    line,
    matching: matching.length,
    of: ofLine.length,
    priceCents: {
      min: Math.min(...matching.map(lowOf)),
      max: Math.max(...matching.map(highOf)),
    },
    sample: matching.toSorted(
      (one, other) => lowOf(one) - lowOf(other) || (one.sku < other.sku ? -1 : 1),
    )[0],
    verdicts: judged ? Object.fromEntries(counts) : null,
  };
}

type Line = ReturnType<typeof describeLine>;
const byName = ({ line: one }: Line, { line: other }: Line) =>
  one.name.localeCompare(other.name, 'en') || (one.lineId < other.lineId ? -1 : 1);

const comparators: Record<ShelfRequest['sort'], (one: Line, other: Line) => number> = {
  name: byName,
  priceUp: (one, other) => one.priceCents.min - other.priceCents.min || byName(one, other),
  priceDown: (one, other) => other.priceCents.max - one.priceCents.max || byName(one, other),
};

function lowOf({ priceCents }: Part): number {
  return typeof priceCents === 'number' ? priceCents : priceCents.min;
}

function highOf({ priceCents }: Part): number {
  return typeof priceCents === 'number' ? priceCents : priceCents.max;
}

/** "A/T" is found in "Saltmarch A/T", "senal" in "Señal". */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
