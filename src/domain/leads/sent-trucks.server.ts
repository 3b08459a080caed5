import { inArray, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
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

type Sought = { leadIds: readonly string[]; buildIds: readonly string[] };

/** By lead and by build. A snapshot never changes, and unpacking it takes longer than finding it. */
const known = new LRUCache<string, SentTruck>({ max: 2_000 });

/**
 * The trucks of sent builds, by lead or by build; messages have none. Needs no scope: nothing of a person is in it,
 * and the calendar shows trucks to people who may not read leads.
 */
export async function listSentTrucks(
  ctx: Pick<Ctx, 'db'>,
  { leadIds, buildIds }: Sought,
): Promise<SentTruck[]> {
  const isNew = (id: string) => !known.has(id);
  const found = await readSentTrucks(ctx, {
    leadIds: leadIds.filter(isNew),
    buildIds: buildIds.filter(isNew),
  });
  const remembered = [...leadIds, ...buildIds].flatMap((id) => known.get(id) ?? []);
  for (const truck of found) {
    known.set(truck.leadId, truck);
    if (truck.buildId !== null) known.set(truck.buildId, truck);
  }
  return [...new Set([...remembered, ...found])];
}

type Row = { [Key in keyof SentTruck]: SentTruck[Key] | null } & { leadId: string };

async function readSentTrucks(
  { db }: Pick<Ctx, 'db'>,
  { leadIds, buildIds }: Sought,
): Promise<SentTruck[]> {
  if (leadIds.length + buildIds.length === 0) return [];
  const where = or(inArray(leads.id, [...leadIds]), inArray(leads.buildId, [...buildIds]));
  // The inner query unpacks each snapshot once, and not for each of its parts.
  const { rows } = await db.execute<Row>(sql`
    select id as "leadId", build as "buildId", frozen->>'verdict' as verdict, frozen->'drawing' as drawing,
      jsonb_path_query_first(frozen, '$.parts[*] ? (@.option == "wheels").sku') #>> '{}' as "wheelSku"
    from (select ${leads.id} as id, ${leads.buildId} as build, ${leads.snapshot} - 'assessment' as frozen
      from ${leads} where ${where} offset 0) sent`);
  return rows.flatMap(({ verdict, drawing, ...row }) =>
    verdict && drawing ? [{ ...row, verdict, drawing }] : [],
  );
}
