import { listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import {
  type FitConflict,
  listConflicts,
  listFitSuppliers,
} from '#src/domain/supplier-fit/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { reasonSentence } from '#src/site/build/index.ts';

/** A disagreement with our reason as a sentence. */
export type ShownConflict = Omit<FitConflict, 'assessment'> & {
  verdict: Assessment['verdict'];
  reason: string;
};

const longest = 200;

/** The list for the choices in an address. */
export async function loadConflicts(ctx: Ctx, params: URLSearchParams) {
  const query = {
    vehicleId: choiceIn(params, 'vehicle'),
    supplier: choiceIn(params, 'supplier'),
    after: choiceIn(params, 'after'),
  };
  const { conflicts, compared, next } = await listConflicts(ctx, query);
  const vehicles = await listVehicles(ctx);
  const first = hrefOf(query);
  return {
    query,
    compared,
    next,
    links: { first, next: next && hrefOf({ ...query, after: next }) },
    conflicts: conflicts.map(
      ({ assessment, ...conflict }): ShownConflict => ({
        ...conflict,
        verdict: assessment.verdict,
        reason: reasonOf(assessment, ctx),
      }),
    ),
    vehicles: vehicles.map(({ id, make, model, years: [from, to] }) => ({
      id,
      name: `${make} ${model}, ${from}–${to ?? ''}`,
    })),
    suppliers: await listFitSuppliers(ctx),
  };
}

/** A text that nobody can have chosen finds nothing: the database knows no NUL. */
function choiceIn(params: URLSearchParams, name: string): string | null {
  const value = (params.get(name) ?? '').slice(0, longest);
  return value === '' || value.includes('\0') ? null : value;
}

function hrefOf({ vehicleId, supplier, after = null }: Choices): string {
  const search = new URLSearchParams();
  if (vehicleId) search.set('vehicle', vehicleId);
  if (supplier) search.set('supplier', supplier);
  if (after) search.set('after', after);
  return `${adminHrefs.fitConflicts()}?${search}`;
}

type Choices = { vehicleId: string | null; supplier: string | null; after?: string | null };

/** What decides, else what is noted first. */
function reasonOf({ verdict, reasons }: Assessment, { locale }: Ctx): string {
  const decides = reasons.find((one) => one.decides && one.verdict === verdict);
  const reason = decides ?? reasons.find((one) => one.decides);
  return reason ? reasonSentence(reason, locale) : '';
}
