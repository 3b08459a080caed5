import { createHash } from 'node:crypto';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Verdict } from '#src/domain/fitment/index.ts';
import { loadIndex } from '#src/domain/store/index.server.ts';
import {
  judgePart,
  type PartOf,
  type ShelfCategory,
  shelfCategories,
  toFitQuestion,
} from '#src/domain/store/index.ts';

/** What the engine says of one part that stands for all that the rules cannot tell apart. */
export type PartFit = {
  category: ShelfCategory;
  sku: string;
  /** "Tinstead Fallow 17x9". */
  label: string;
  /** How many parts it stands for. */
  parts: number;
  verdict: Verdict;
};

export type VehicleFits = {
  fits: PartFit[];
  /** For each category how many parts the shop offers, and how many were tried. */
  tried: { category: ShelfCategory; all: number; parts: number }[];
};

/** More of a kind would keep somebody who is typing waiting; of a larger shop every so manieth is tried. */
const mostJudged = 600;

/** The verdict of every part that the shop offers on a vehicle, as its owner would see it without a lift. */
export async function fitsOfVehicle(ctx: Ctx, vehicle: Vehicle): Promise<VehicleFits> {
  const { fitParts: tires } = await loadIndex(ctx, 'tires');
  const question = toFitQuestion({ vehicle, lift: null, tire: null, tires });
  const all: VehicleFits = { fits: [], tried: [] };
  for (const category of shelfCategories) {
    const { fits, tried } = await fitsIn(ctx, { category, question });
    all.fits.push(...fits);
    all.tried.push(tried);
  }
  return all;
}

type Question = ReturnType<typeof toFitQuestion>;

async function fitsIn<Category extends ShelfCategory>(
  ctx: Ctx,
  { category, question }: { category: Category; question: Question },
) {
  const { fitParts, fitOf } = await loadIndex(ctx, category);
  const counts = new Uint32Array(fitParts.length);
  for (const at of fitOf) counts[at] = (counts[at] ?? 0) + 1;
  const step = Math.ceil(fitParts.length / mostJudged);
  const fits = fitParts.flatMap((part, at): PartFit[] => {
    if (at % step !== 0) return [];
    const { verdict } = judgePart(category, { part, question });
    const parts = counts[at] ?? 0;
    return [{ category, sku: part.sku, label: labelOf(part), parts, verdict }];
  });
  const parts = fits.reduce((sum, fit) => sum + fit.parts, 0);
  return { fits, tried: { category, all: fitOf.length, parts } };
}

function labelOf(part: PartOf[ShelfCategory]): string {
  const name = `${part.brand} ${part.name}`;
  if ('boltPatterns' in part) {
    const { diameterIn, widthIn, offsetMm, boltPatterns } = part;
    const offset = offsetMm > 0 ? `+${offsetMm}` : String(offsetMm).replace('-', '−');
    return `${name} ${diameterIn}x${widthIn} ${offset} (${boltPatterns.join(', ')})`;
  }
  return 'size' in part ? `${name} ${part.size}` : `${name} ${part.frontIn}/${part.rearIn} in`;
}

/** Parts of one kind whose verdict a change of the vehicle turns alike. */
export type PartFlips = {
  category: ShelfCategory;
  before: Verdict;
  after: Verdict;
  parts: number;
  /** Names of the first. */
  examples: string[];
};

const mostExamples = 4;
const fitting: readonly Verdict[] = ['fits', 'fits-with-work'];

/** The verdicts that differ, those that stop fitting first. */
export function partFlips(before: VehicleFits, after: VehicleFits): PartFlips[] {
  const was = new Map(before.fits.map(({ category, sku, verdict }) => [category + sku, verdict]));
  const flipped = after.fits.flatMap((fit) => {
    const earlier = was.get(fit.category + fit.sku);
    return earlier === undefined || earlier === fit.verdict ? [] : [{ ...fit, earlier }];
  });
  const groups = Map.groupBy(flipped, (fit) => [fit.category, fit.earlier, fit.verdict].join());
  return [...groups.values()]
    .flatMap((group): PartFlips[] => {
      const [first] = group;
      if (!first) return [];
      return [
        {
          category: first.category,
          before: first.earlier,
          after: first.verdict,
          parts: group.reduce((sum, fit) => sum + fit.parts, 0),
          examples: group.slice(0, mostExamples).map(({ label }) => label),
        },
      ];
    })
    .sort((one, other) => Number(isLost(other)) - Number(isLost(one)) || other.parts - one.parts);
}

/** Whether parts that fit now would not fit. */
export function isLost({ before, after }: Pick<PartFlips, 'before' | 'after'>): boolean {
  return fitting.includes(before) && after === 'does-not-fit';
}

/** What stops fitting: how many parts, and a name for exactly this loss, which a form repeats to accept it. */
export type Loss = { parts: number; stamp: string };

/** Null if nothing stops fitting. */
export function lossOf(flips: readonly PartFlips[]): Loss | null {
  const lost = flips.filter(isLost);
  const parts = lost.reduce((sum, flip) => sum + flip.parts, 0);
  if (parts === 0) return null;
  const told = lost.map(({ examples: _, ...flip }) => flip);
  const stamp = createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 16);
  return { parts, stamp };
}
