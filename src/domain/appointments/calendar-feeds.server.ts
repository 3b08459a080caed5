import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { calendarFeeds } from '#src/db/schema/calendar.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '../context.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse-input.ts';
import { actorName, requireScope } from '../require-scope.ts';
import { linkToken, readLinkToken } from './manage-token.server.ts';
import { why } from './refusals.ts';

/** A secret URL of the shop's calendar. */
export type CalendarFeed = {
  id: string;
  name: string;
  createdBy: string;
  createdAt: string;
  /** Whoever has it can read the calendar but change nothing. */
  url: string;
};

const feedSchema = z.object({
  name: z.string().trim().min(1, why('appointments.feed-name').reason).max(60),
});

/** Creates a URL to subscribe to. Requires calendar.write. @throws {DomainError} 'invalid' */
export async function createFeed(ctx: Ctx, input: z.input<typeof feedSchema>): Promise<void> {
  requireScope(ctx.actor, 'calendar.write');
  const { name } = parseInput(feedSchema, input);
  const id = ctx.ids.uuid();
  await ctx.db.transaction(async (tx) => {
    const createdAt = new Date(ctx.clock.now().epochMilliseconds);
    await tx.insert(calendarFeeds).values({ id, name, createdBy: actorName(ctx.actor), createdAt });
    const subject = { kind: 'calendar-feed', id, name };
    await recordAudit({ ...ctx, db: tx }, { action: 'appointments.create-feed', subject });
  });
}

/** The active URLs, newest first. Requires calendar.write, because they give access. */
export async function listFeeds(ctx: Ctx): Promise<CalendarFeed[]> {
  requireScope(ctx.actor, 'calendar.write');
  const rows = await ctx.db
    .select()
    .from(calendarFeeds)
    .where(isNull(calendarFeeds.revokedAt))
    .orderBy(desc(calendarFeeds.createdAt), desc(calendarFeeds.id));
  return rows.map(({ id, name, createdBy, createdAt }) => ({
    ...{ id, name, createdBy },
    createdAt: createdAt.toISOString(),
    url: `${ctx.origin}/calendar-feed/${linkToken(ctx, { purpose: 'feed', id })}`,
  }));
}

/** Revokes a URL at once. Requires calendar.write. @throws {DomainError} 'not-found' */
export async function revokeFeed(ctx: Ctx, id: string): Promise<void> {
  requireScope(ctx.actor, 'calendar.write');
  const feedId = z.uuid().safeParse(id).data;
  await ctx.db.transaction(async (tx) => {
    const own = and(eq(calendarFeeds.id, feedId ?? ''), isNull(calendarFeeds.revokedAt));
    const revokedAt = new Date(ctx.clock.now().epochMilliseconds);
    const [feed] = feedId
      ? await tx.update(calendarFeeds).set({ revokedAt }).where(own).returning()
      : [];
    if (!feed) throw notFound(why('appointments.no-feed'));
    const subject = { kind: 'calendar-feed', id: feed.id, name: feed.name };
    await recordAudit({ ...ctx, db: tx }, { action: 'appointments.revoke-feed', subject });
  });
}

/** @throws {DomainError} 'not-found' for a forged or revoked URL */
export async function requireFeed(ctx: Ctx, token: string): Promise<void> {
  const id = readLinkToken(ctx, token, 'feed');
  const own = and(eq(calendarFeeds.id, id ?? ''), isNull(calendarFeeds.revokedAt));
  const [feed] = id ? await ctx.db.select().from(calendarFeeds).where(own) : [];
  if (!feed) throw notFound(why('appointments.no-feed'));
}
