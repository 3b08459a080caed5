import type { Ctx } from '#src/domain/context.ts';
import { originOf } from '#src/domain/traffic-sources/index.ts';
import type { ReportedEvent } from './event.ts';
import { isOfficePage, pageName } from './page-name.ts';
import { recordEvent } from './record-event.server.ts';

/** Keeps what a page has told of, in the shop's own words: no query, no secret, no other site's path. */
export async function recordReportedEvent(ctx: Ctx, told: ReportedEvent): Promise<void> {
  const own = ctx.visit && parseOwnUrl(told.u, ctx.visit.host);
  if (!own || isOfficePage(own.pathname)) return;
  await recordEvent(ctx, {
    name: told.n,
    page: pageName(own.pathname),
    locale: /^\/es(\/|$)/.test(own.pathname) ? 'es' : 'en',
    source: told.n === 'page_view' ? visitSource(own, told.r) : null,
    detail: detailOf(told),
  });
}

/** null for a page of another site: a beacon says only of its own. */
function parseOwnUrl(text: string, host: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.host === host ? url : null;
}

/** The campaign where one is named, else the host that led here; null from a page of ours. */
function visitSource(page: URL, referrer: string | undefined): string | null {
  const request = { url: page.href, headers: new Headers() };
  const { source } = originOf(request, { landing: page.href, referrer: referrer || null });
  return source?.utm.source?.toLowerCase() ?? source?.referrer ?? null;
}

function detailOf({ n, d = '', u }: ReportedEvent): string | null {
  if (n === 'outbound') return URL.canParse(d) ? new URL(d).hostname.slice(0, 100) : null;
  if (n === 'file' || n === 'form')
    return URL.canParse(d, u) ? pageName(new URL(d, u).pathname) : null;
  return null;
}
