import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { appointments } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { notFound } from '../errors.ts';
import { requireScope } from '../require-scope.ts';
import { why } from './refusals.ts';
import { isDuring, readVisits, type Visit } from './visits.server.ts';

/** Everybody who was expected between two instants, in order, without cancellations. Requires calendar.read. */
export async function listVisits(
  ctx: Ctx,
  { from, to }: { from: string; to: string },
): Promise<Visit[]> {
  requireScope(ctx.actor, 'calendar.read');
  const range = { from: Date.parse(from), to: Date.parse(to) };
  return readVisits(ctx, and(isNull(appointments.cancelledAt), isDuring(range)));
}

/** An appointment with its history. Requires calendar.read. @throws {DomainError} 'not-found' */
export async function getVisit(ctx: Ctx, id: string): Promise<VisitDetail> {
  requireScope(ctx.actor, 'calendar.read');
  const own = eq(appointments.id, z.uuid().safeParse(id).data ?? '');
  const isId = z.uuid().safeParse(id).success;
  const [visit] = isId ? await readVisits(ctx, own) : [];
  const [row] = isId ? await ctx.db.select().from(appointments).where(own) : [];
  if (!visit || !row) throw notFound(why('appointments.missing'));
  const { cancelledBy, cancelReason, notBefore } = row;
  return { ...visit, cancelledBy, cancelReason, notBefore, steps: stepsOf(row) };
}

export type VisitDetail = Visit & {
  cancelledBy: 'visitor' | 'shop' | null;
  cancelReason: string;
  /** The day on which the parts of its build arrive, ISO 8601. */
  notBefore: string | null;
  /** Its history, in order; instants are ISO 8601 in UTC. */
  steps: { name: VisitStep; at: string }[];
};

export type VisitStep =
  | 'booked'
  | 'reminded'
  | 'arrived'
  | 'started'
  | 'finished'
  | 'told'
  | 'missed'
  | 'cancelled';

function stepsOf(row: typeof appointments.$inferSelect): VisitDetail['steps'] {
  const moments: [VisitStep, Date | null][] = [
    ['booked', row.createdAt],
    ['reminded', row.remindedAt],
    ['arrived', row.arrivedAt],
    ['started', row.startedAt],
    ['finished', row.finishedAt],
    ['told', row.readyMailedAt],
    ['missed', row.missedAt],
    ['cancelled', row.cancelledAt],
  ];
  // A truck that is marked as finished a second time was mailed about before.
  return moments
    .flatMap(([name, at]) => (at ? { name, at: at.toISOString() } : []))
    .sort((one, other) => one.at.localeCompare(other.at));
}
