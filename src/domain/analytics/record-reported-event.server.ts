import type { Ctx } from '#src/domain/context.ts';
import { originOf } from '#src/domain/traffic-sources/index.ts';
import { splitLocale } from '#src/lib/locales.ts';
import type { ReportedEvent } from './event.ts';
import { isOfficePage, pageName } from './page-name.ts';
import { recordEvent } from './record-event.server.ts';

/**
 * Records an event that a page reported, reduced to what the shop may keep: no query, no secret, no path of another
 * site.
 */
export async function recordReportedEvent(ctx: Ctx, told: ReportedEvent): Promise<void> {
  const own = ctx.visit && parseOwnUrl(told.u, ctx.visit.host);
  if (!own || isOfficePage(own.pathname)) return;
  await recordEvent(ctx, {
    name: told.n,
    page: pageName(own.pathname),
    locale: splitLocale(own.pathname).locale,
    source: told.n === 'page_view' ? visitSource(own, told.r) : null,
    detail: detailOf(told),
  });
}

/** Null for a page of another site: a beacon may only report about its own. */
function parseOwnUrl(text: string, host: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.host === host ? url : null;
}

/** The campaign if one is named, else the referring host; null for a visitor coming from a page of this site. */
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
