import { visitEvents } from '#src/db/schema/visits.ts';
import type { Visit } from '#src/domain/analytics-visit.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { EventName } from './event.ts';
import { hashVisitor } from './hash-visitor.server.ts';
import { deviceOf, isBot } from './user-agent.ts';

export type NewEvent = {
  name: EventName;
  page: string;
  locale: Locale;
  source?: string | null;
  detail?: string | null;
};

/** The visit behind a request if it counts: a customer's who did not opt out of tracking. */
export function countedVisit({ visit, actor }: Ctx): Visit | null {
  if (!visit || visit.isQuiet || actor.kind !== 'visitor' || isBot(visit.userAgent)) return null;
  return visit;
}

/** Records an event; does nothing if the visit does not count. */
export async function recordEvent(ctx: Ctx, event: NewEvent): Promise<void> {
  const visit = countedVisit(ctx);
  if (!visit) return;
  const { timeZone } = await getShopSettings(ctx);
  const now = ctx.clock.now();
  const day = now.toZonedDateTimeISO(timeZone).startOfDay();
  const visitor = await hashVisitor(ctx, visit, {
    purpose: `day ${day.toPlainDate()}`,
    expiresAt: day.add({ days: 1 }).toInstant(),
  });
  await ctx.db.insert(visitEvents).values({
    ...event,
    at: new Date(now.epochMilliseconds),
    day: day.toPlainDate().toString(),
    visitor,
    device: deviceOf(visit.userAgent),
  });
}
