import { listVehicles, readLines } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import {
  type ConflictQuery,
  type FitConflict,
  listConflicts,
  listFitSuppliers,
  type PartConflicts,
} from '#src/domain/supplier-fit/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { reasonSentence } from '#src/site/build/index.ts';

/** A disagreement with our reason as a sentence. */
export type ShownConflict = Omit<FitConflict, 'assessment'> & {
  verdict: Assessment['verdict'];
  reason: string;
};

export type ShownPart = Omit<PartConflicts, 'conflicts'> & { conflicts: ShownConflict[] };

const longest = 200;

/** The list for the choices in an address. */
export async function loadConflicts(ctx: Ctx, params: URLSearchParams) {
  const query = {
    vehicleId: choiceIn(params, 'vehicle'),
    supplier: choiceIn(params, 'supplier'),
    brand: choiceIn(params, 'brand'),
    withSeen: params.get('seen') === 'too',
    after: choiceIn(params, 'after'),
  };
  const { parts, compared, next } = await listConflicts(ctx, query);
  const vehicles = await listVehicles(ctx);
  return {
    query,
    compared,
    next,
    links: {
      first: hrefOf({ ...query, after: null }),
      next: next && hrefOf({ ...query, after: next }),
    },
    parts: parts.map((part) => ({ ...part, conflicts: part.conflicts.map(shownIn(ctx)) })),
    vehicles: vehicles.map(({ id, make, model, years: [from, to] }) => ({
      id,
      name: `${make} ${model}, ${from}–${to ?? ''}`,
    })),
    suppliers: await listFitSuppliers(ctx),
    brands: await listBrands(ctx),
  };
}

function shownIn(ctx: Ctx) {
  return ({ assessment, ...conflict }: FitConflict): ShownConflict => ({
    ...conflict,
    verdict: assessment.verdict,
    reason: reasonOf(assessment, ctx),
  });
}

async function listBrands(ctx: Ctx): Promise<string[]> {
  const lines = await Promise.all([
    readLines(ctx, 'wheel'),
    readLines(ctx, 'tire'),
    readLines(ctx, 'lift-kit'),
  ]);
  return [...new Set(lines.flat().map(({ brand }) => brand))].sort();
}

/** A text that nobody can have chosen finds nothing: the database knows no NUL. */
function choiceIn(params: URLSearchParams, name: string): string | null {
  const value = (params.get(name) ?? '').slice(0, longest);
  return value === '' || value.includes('\0') ? null : value;
}

type Choices = ConflictQuery;

function hrefOf({ vehicleId, supplier, brand, withSeen, after }: Choices): string {
  const search = new URLSearchParams();
  if (vehicleId) search.set('vehicle', vehicleId);
  if (supplier) search.set('supplier', supplier);
  if (brand) search.set('brand', brand);
  if (withSeen) search.set('seen', 'too');
  if (after) search.set('after', after);
  return `${adminHrefs.fitConflicts()}?${search}`;
}

/** What decides, else what is noted first. */
function reasonOf({ verdict, reasons }: Assessment, { locale }: Ctx): string {
  const decides = reasons.find((one) => one.decides && one.verdict === verdict);
  const reason = decides ?? reasons.find((one) => one.decides);
  return reason ? reasonSentence(reason, locale) : '';
}
