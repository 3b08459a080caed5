import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { appointments, calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '../context.ts';
import { DomainError, notFound, refuseField } from '../errors.ts';
import { parseInput } from '../parse-input.ts';
import type { RefusalOrText } from '../refusal.ts';
import { requireScope } from '../require-scope.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { offerLater } from './after-change.server.ts';
import { occupy } from './claim-time.server.ts';
import { readInstant } from './instant-input.ts';
import { dropExpired, lockCalendar, lockCalendarOf } from './lock-calendar.server.ts';
import { resourcesOf, type ShopResources } from './pick-resources.ts';
import { rangeText } from './read-calendar.server.ts';
import { why } from './refusals.ts';
import type { TimeRange } from './time-range.ts';

const blockSchema = z.object({
  /** ISO 8601 with a zone; the end is exclusive. */
  from: z.string(),
  to: z.string(),
  /** Ids of bays, racks and people; empty for all of them. */
  resources: z.array(z.string()).default([]),
  reason: z.string().trim().min(1, why('appointments.block-reason').reason).max(200),
});

export type BlockInput = z.input<typeof blockSchema>;

/**
 * Blocks time of bays or people. Requires calendar.write. Returns the id of the block.
 * @throws {DomainError} 'invalid'; 'conflict' with an issue for each appointment in that time
 */
export async function blockTime(ctx: Ctx, input: BlockInput): Promise<string> {
  requireScope(ctx.actor, 'calendar.write');
  const { from, to, resources, reason } = parseInput(blockSchema, input);
  const shop = await getShopSettings(ctx);
  const during = readRange({ from, to });
  const ids = chooseIds(shop, resources);
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockCalendarOf(inner, shop);
    await dropExpired(inner);
    await requireEmpty(inner, { ids, during });
    const entryId = await insertBlock(inner, { during, reason });
    const occupations = ids.map((resource) => ({ resource, during }));
    await occupy(inner, { entryId, occupations });
    const subject = { kind: 'calendar-block', id: entryId, name: reason };
    await recordAudit(inner, { action: 'appointments.block', subject, detail: { from, to, ids } });
    return entryId;
  });
}

/** Removes a block. Requires calendar.write. @throws {DomainError} 'not-found' */
export async function unblockTime(ctx: Ctx, id: string): Promise<void> {
  requireScope(ctx.actor, 'calendar.write');
  const entryId = z.uuid().safeParse(id).data;
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockCalendar(tx);
    const own = and(eq(calendarEntries.id, entryId ?? ''), eq(calendarEntries.kind, 'block'));
    const [block] = entryId ? await tx.delete(calendarEntries).where(own).returning() : [];
    if (!block) throw notFound(why('appointments.no-block'));
    const subject = { kind: 'calendar-block', id: block.id, name: block.reason };
    await recordAudit(inner, { action: 'appointments.unblock', subject });
    await offerLater(inner);
  });
}

/** A block as its page shows it. Instants are ISO 8601 in UTC. */
export type TimeBlock = {
  id: string;
  startsAt: string;
  endsAt: string;
  reason: string;
  resources: string[];
};

/** Requires calendar.read. @throws {DomainError} 'not-found' */
export async function getBlock(ctx: Ctx, id: string): Promise<TimeBlock> {
  requireScope(ctx.actor, 'calendar.read');
  const entryId = z.uuid().safeParse(id).data ?? '';
  const own = and(eq(calendarEntries.id, entryId), eq(calendarEntries.kind, 'block'));
  const [block] = entryId ? await ctx.db.select().from(calendarEntries).where(own) : [];
  if (!block) throw notFound(why('appointments.no-block'));
  const lines = await ctx.db
    .selectDistinct({ resource: calendarOccupations.resource })
    .from(calendarOccupations)
    .where(eq(calendarOccupations.entryId, entryId));
  return {
    id: block.id,
    startsAt: block.startsAt.toISOString(),
    endsAt: block.endsAt.toISOString(),
    reason: block.reason,
    resources: lines.map(({ resource }) => resource),
  };
}

function readRange({ from, to }: { from: string; to: string }): TimeRange {
  const range = {
    from: readInstant(from, 'from').epochMilliseconds,
    to: readInstant(to, 'to').epochMilliseconds,
  };
  if (range.from < range.to) return range;
  throw refuseField('invalid', 'to', why('appointments.ends-first'));
}

function chooseIds(shop: ShopResources, wanted: readonly string[]): string[] {
  const known = resourcesOf(shop).map(({ id }) => id);
  const unknown = wanted.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    throw refuseField('invalid', 'resources', why('appointments.no-resource', { id: unknown }));
  }
  return wanted.length > 0 ? [...new Set(wanted)] : known;
}

type Place = { ids: readonly string[]; during: TimeRange };

async function requireEmpty(ctx: Ctx, { ids, during }: Place): Promise<void> {
  const { entryId, resource } = calendarOccupations;
  const rows = await ctx.db
    .selectDistinct({
      id: calendarEntries.id,
      kind: calendarEntries.kind,
      reason: calendarEntries.reason,
      startsAt: calendarEntries.startsAt,
      name: appointments.name,
    })
    .from(calendarOccupations)
    .innerJoin(calendarEntries, eq(calendarEntries.id, entryId))
    .leftJoin(appointments, eq(appointments.entryId, entryId))
    .where(
      and(
        inArray(resource, [...ids]),
        sql`${calendarOccupations.during} && ${rangeText(during)}::tstzrange`,
      ),
    );
  if (rows.length === 0) return;
  const issues = rows.map(({ kind, name, reason, startsAt }) => ({
    path: startsAt.toISOString(),
    ...whoIsThere(kind === 'block' ? reason : name),
  }));
  throw new DomainError('conflict', why('appointments.not-empty'), issues);
}

/** A name, or the reason of a block. A visitor with a hold has not given a name yet. */
function whoIsThere(text: string | null): RefusalOrText {
  return text === null ? why('appointments.somebody-booking') : { text };
}

async function insertBlock(
  ctx: Ctx,
  { during, reason }: { during: TimeRange; reason: string },
): Promise<string> {
  const id = ctx.ids.uuid();
  await ctx.db.insert(calendarEntries).values({
    id,
    kind: 'block',
    startsAt: new Date(during.from),
    endsAt: new Date(during.to),
    bookedBy: 'shop',
    reason,
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
  });
  return id;
}
