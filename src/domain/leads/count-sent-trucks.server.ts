import { and, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { leads } from '#src/db/schema/leads.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { listSentTrucks, type SentTruck } from './sent-trucks.server.ts';

/** Trucks of one record: how many, and the one whose build came in last. */
export type SentTrucks = { vehicleId: string; count: number; newest: SentTruck };

/** So many of the newest builds are looked at, as each has to be unpacked. */
const mostBuilds = 500;

/**
 * What trucks the builds are of that were sent from one moment up to another, the commonest first, and how many builds
 * that were. Requires leads.read.
 */
export async function countSentTrucks(
  ctx: Ctx,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
): Promise<{ sent: number; trucks: SentTrucks[] }> {
  requireScope(ctx.actor, 'leads.read');
  const rows = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.kind, 'build'),
        isNotNull(leads.snapshot),
        gte(leads.createdAt, new Date(from.epochMilliseconds)),
        lt(leads.createdAt, new Date(until.epochMilliseconds)),
      ),
    )
    .orderBy(desc(leads.createdAt))
    .limit(mostBuilds);
  const place = new Map(rows.map(({ id }, at) => [id, at]));
  const sent = await listSentTrucks(ctx, { leadIds: [...place.keys()], buildIds: [] });
  const newestFirst = sent.toSorted(
    (one, other) => (place.get(one.leadId) ?? 0) - (place.get(other.leadId) ?? 0),
  );
  const trucks = [...Map.groupBy(newestFirst, ({ drawing }) => drawing.vehicleId)].flatMap(
    ([vehicleId, [newest, ...others]]) =>
      newest ? [{ vehicleId, count: others.length + 1, newest }] : [],
  );
  return { sent: sent.length, trucks: trucks.toSorted((one, other) => other.count - one.count) };
}
