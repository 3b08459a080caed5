import { Hono } from 'hono';
import { countedVisit, recordReportedEvent } from '#src/domain/analytics/index.server.ts';
import { type ReportedEvent, reportedEventSchema } from '#src/domain/analytics/index.ts';
import { countExposure, countGoal } from '#src/domain/experiments/index.server.ts';
import { networkOf } from '#src/lib/network-of.ts';
import { type CreateLimit, limitRules } from '../api/limits.ts';
import type { HttpEnv } from '../http-env.ts';
import { bodyLimit } from '../request-bodies/body-limit.ts';

const maxBytes = 5000;

/**
 * `POST /api/event`: events that a page reports with `sendBeacon`, which ignores the response. Invalid, excessive and
 * uncounted ones are silently dropped, because no page depends on them.
 */
export function eventRoutes(createLimit: CreateLimit) {
  const limit = createLimit(limitRules.event);
  return new Hono<HttpEnv>().post('/api/event', bodyLimit(maxBytes), async (c) => {
    const { ctx, visitorIp } = c.var;
    const counts = countedVisit(ctx) !== null;
    const told = counts ? readEvent(await c.req.text()) : null;
    if (told && !(await limit.take(networkOf(visitorIp))).isRefused) {
      await ctx.db.transaction(async (tx) => {
        const inner = { ...ctx, db: tx };
        await recordReportedEvent(inner, told);
        if (told.n === 'page_view' && told.x) await countExposure(inner, told.x);
        if (told.n === 'call_click') await countGoal(inner, { goal: 'call_click' });
      });
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}

function readEvent(text: string): ReportedEvent | null {
  try {
    return reportedEventSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
