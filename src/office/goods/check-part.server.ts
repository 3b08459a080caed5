import { listTires } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { VERDICTS, type Verdict } from '#src/domain/fitment/index.ts';
import { fitsOfPart, getPart, readTypedPart } from '#src/domain/goods/index.server.ts';
import {
  flipsBetween,
  type PartCategory,
  type StockPart,
  type VehicleFit,
} from '#src/domain/goods/index.ts';
import { issuesByField } from '#src/office/kit/answer.server.ts';
import { mountableTire, type WheelSection } from '#src/site/store/index.ts';
import { wheelPicture } from './part-row.ts';

/** Vehicles of one verdict, by name. */
export type VerdictGroup = { verdict: Verdict; vehicles: string[] };

/** Vehicles whose verdict would change alike, and the names of the first. */
export type FlipGroup = { before: Verdict; after: Verdict; count: number; examples: string[] };

/** What a part does on the shop's vehicles, and how that differs from what is saved. */
export type PartCheck = {
  /** Vehicles by verdict, by name. */
  fits: VerdictGroup[];
  all: number;
  /** What saving would change. */
  flips: FlipGroup[];
  wheel: { picture: string; section: WheelSection } | null;
};

/** What is wrong with the form so far, by field. */
export type TypedCheck = { check: PartCheck | null; issues: Readonly<Record<string, string>> };

/** The check of what was typed, against the saved part; null for a new one. */
export async function checkTyped(
  ctx: Ctx,
  { category, sku, form }: { category: PartCategory; sku: string | null; form: object },
): Promise<TypedCheck> {
  const saved = sku === null ? null : await getPart(ctx, { category, sku });
  try {
    const part = await readTypedPart(ctx, { category, form, before: saved });
    return { check: await checkPart(ctx, { category, part, saved }), issues: {} };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
    return { check: null, issues: issuesByField(error.issues, ctx.locale) };
  }
}

type Checked = { category: PartCategory; part: StockPart; saved: StockPart | null };

export async function checkPart(ctx: Ctx, { category, part, saved }: Checked): Promise<PartCheck> {
  const fits = await fitsOfPart(ctx, { category, part });
  const before =
    saved === null || saved === part ? fits : await fitsOfPart(ctx, { category, part: saved });
  return {
    fits: groupFits(fits),
    all: fits.length,
    flips: groupFlips(before, fits),
    wheel: 'boltPatterns' in part ? await drawnWheel(ctx, part) : null,
  };
}

export function groupFits(fits: readonly VehicleFit[]): VerdictGroup[] {
  return VERDICTS.map((verdict) => ({ verdict, vehicles: namesOf(fits, verdict) }));
}

function namesOf(fits: readonly VehicleFit[], verdict: Verdict): string[] {
  return fits.filter((fit) => fit.verdict === verdict).map(({ vehicle }) => nameOf(vehicle));
}

function nameOf(vehicle: Vehicle): string {
  const { make, model, years, representativeConfig } = vehicle;
  const [from, to] = years;
  return `${make} ${model}, ${from}–${to ?? ''} (${representativeConfig})`;
}

const mostExamples = 4;

export function groupFlips(
  before: readonly VehicleFit[],
  after: readonly VehicleFit[],
): FlipGroup[] {
  const flips = flipsBetween(before, after);
  const groups = Map.groupBy(flips, (flip) => `${flip.before} ${flip.after}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const examples = group.slice(0, mostExamples).map(({ vehicle }) => nameOf(vehicle));
    return [{ before: first.before, after: first.after, count: group.length, examples }];
  });
}

type Wheel = Extract<StockPart, { boltPatterns: string[] }>;

async function drawnWheel(ctx: Ctx, wheel: Wheel) {
  const { diameterIn, widthIn, offsetMm, backspacingIn } = wheel;
  const tire = mountableTire(wheel, await listTires(ctx));
  const section: WheelSection = {
    diameterIn,
    widthIn,
    offsetMm,
    backspacingIn,
    // Flange to flange is an inch more than bead to bead.
    outsideIn: widthIn + 1 - backspacingIn,
    pokeIn: 0,
    tire: tire && { size: tire.size, diameterIn: tire.diameterIn, sectionIn: tire.sectionIn },
  };
  return { picture: wheelPicture(wheel, 320), section };
}
