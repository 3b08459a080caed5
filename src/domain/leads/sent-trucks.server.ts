import { inArray, or, sql } from 'drizzle-orm';
import { leads } from '#src/db/schema/leads.ts';
import type { DrawInput } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Verdict } from '#src/domain/fitment/index.ts';

/** The truck of a sent build as lists show it, frozen when it was sent. */
export type SentTruck = {
  leadId: string;
  buildId: string | null;
  verdict: Verdict;
  drawing: DrawInput;
  /** The chosen wheel; null on factory wheels. */
  wheelSku: string | null;
};

const wheelSku = sql<
  string | null
>`jsonb_path_query_first(${leads.snapshot}, '$.parts[*] ? (@.option == "wheels").sku') #>> '{}'`;

/**
 * The trucks of sent builds, by lead or by build, in one statement; messages have none. Needs no scope: nothing of a
 * person is in it, and the calendar shows trucks to people who may not read leads.
 */
export async function listSentTrucks(
  { db }: Pick<Ctx, 'db'>,
  { leadIds, buildIds }: { leadIds: readonly string[]; buildIds: readonly string[] },
): Promise<SentTruck[]> {
  if (leadIds.length + buildIds.length === 0) return [];
  const rows = await db
    .select({
      leadId: leads.id,
      buildId: leads.buildId,
      verdict: sql<Verdict | null>`${leads.snapshot}->>'verdict'`,
      drawing: sql<DrawInput | null>`${leads.snapshot}->'drawing'`,
      wheelSku,
    })
    .from(leads)
    .where(or(inArray(leads.id, [...leadIds]), inArray(leads.buildId, [...buildIds])));
  return rows.flatMap(({ verdict, drawing, ...row }) =>
    verdict && drawing ? [{ ...row, verdict, drawing }] : [],
  );
}
