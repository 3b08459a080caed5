import { and, count, eq, sum } from 'drizzle-orm';
import { experimentGoals, experimentUnits } from '#src/db/schema/visits.ts';
import type { Ctx } from '../context.ts';
import { requireScope } from '../require-scope.ts';
import type { Definition } from './definition.server.ts';
import type { Goal } from './experiment.ts';
import { compareArms, type Difference, isSplitOff } from './statistics.ts';

export type ArmResult = {
  /** `1`, or `0-2` if a visitor sees several. */
  variants: string;
  /** Names of the variants it shows. */
  names: string[];
  exposed: number;
  /** Visitors, by goal. */
  reached: Partial<Record<Goal, number>>;
  /** Average quote of the builds that were sent. */
  quotedCents: number;
  /** Compared with the first arm, for the deciding goal; null with too few visitors, and for the first arm itself. */
  difference: Difference | null;
};

export type ExperimentResults = {
  arms: ArmResult[];
  /** The share of visitors each arm should have. */
  shares: number[];
  /** The numbers are unusable: one arm loses visitors. */
  isSplitOff: boolean;
};

/** The results of an experiment so far. Requires content.read. */
export async function readResults(ctx: Ctx, definition: Definition): Promise<ExperimentResults> {
  requireScope(ctx.actor, 'content.read');
  const [exposures, reached] = await Promise.all([
    countExposures(ctx, definition.experimentId),
    countReached(ctx, definition.experimentId),
  ]);
  const drawn = armsOf(definition);
  const counted = drawn.map(({ indexes }) => {
    const variants = indexes.join('-');
    const goals = reached.filter((row) => row.variants === variants);
    return {
      variants,
      names: indexes.map((index) => definition.variants[index]?.name ?? ''),
      exposed: exposures.get(variants) ?? 0,
      reached: Object.fromEntries(goals.map((row) => [row.goal, row.visitors])) as Partial<
        Record<Goal, number>
      >,
      quotedCents: goals.reduce((total, row) => total + row.cents, 0),
    };
  });
  const shares = drawn.map(({ share }) => share);
  const exposed = counted.map((arm) => arm.exposed);
  return {
    arms: compared(counted, definition.goal),
    shares,
    isSplitOff: isSplitOff(exposed, shares),
  };
}

/** Several comparisons share one error probability (Bonferroni). */
function compared(counted: Omit<ArmResult, 'difference'>[], goal: Goal): ArmResult[] {
  const armOf = (arm: Omit<ArmResult, 'difference'>) => ({
    exposed: arm.exposed,
    reached: arm.reached[goal] ?? 0,
  });
  const [control] = counted;
  const error = 0.05 / Math.max(1, counted.length - 1);
  return counted.map((arm, at) => ({
    ...arm,
    difference: at > 0 && control ? compareArms(armOf(control), armOf(arm), error) : null,
  }));
}

type DrawnArm = { indexes: number[]; share: number };

/** Every possible draw with its probability: one after the other, by weight, without repetition. */
export function armsOf({
  variants,
  sections,
}: Pick<Definition, 'variants' | 'sections'>): DrawnArm[] {
  let arms: DrawnArm[] = [{ indexes: [], share: 1 }];
  for (let section = 0; section < sections; section += 1) {
    arms = arms.flatMap(({ indexes, share }) => {
      const left = variants.map((_, index) => index).filter((index) => !indexes.includes(index));
      const weightOf = (index: number) => variants[index]?.weight ?? 0;
      const total = left.reduce((whole, index) => whole + weightOf(index), 0);
      return left
        .filter((index) => weightOf(index) > 0)
        .map((index) => ({
          indexes: [...indexes, index],
          share: (share * weightOf(index)) / total,
        }));
    });
  }
  return arms;
}

async function countExposures({ db }: Ctx, experimentId: string): Promise<Map<string, number>> {
  const { variants, isTest } = experimentUnits;
  const rows = await db
    .select({ variants, visitors: count() })
    .from(experimentUnits)
    .where(and(eq(experimentUnits.experimentId, experimentId), eq(isTest, false)))
    .groupBy(variants);
  return new Map(rows.map((row) => [row.variants, row.visitors]));
}

async function countReached({ db }: Ctx, id: string) {
  const { variants, isTest, experimentId, unit } = experimentUnits;
  const { goal, valueCents } = experimentGoals;
  const rows = await db
    .select({ variants, goal, visitors: count(), cents: sum(valueCents) })
    .from(experimentGoals)
    .innerJoin(
      experimentUnits,
      and(eq(experimentId, experimentGoals.experimentId), eq(unit, experimentGoals.unit)),
    )
    .where(and(eq(experimentId, id), eq(isTest, false)))
    .groupBy(variants, goal);
  return rows.map((row) => ({ ...row, cents: Number(row.cents ?? 0) }));
}
