import type { Context, MiddlewareHandler } from 'hono';
import type { LocaleCode } from '#src/lib/locales.ts';
import type { HttpEnv } from '../http-env.ts';
import { refuse, wantsPage } from '../refuse.ts';
import { dropResponse } from '../request-bodies/drop-response.ts';
import type { DatabaseState } from './database-state.ts';
import { type TeedForm, teeForm } from './tee-form.ts';

type DatabaseDownOptions = {
  database: DatabaseState;
  /** The last cached page, whatever its age; null without one. */
  keptPage(c: Context<HttpEnv>): Promise<Response | null>;
  /** Reads a submitted form as it arrives, and renders the page that returns it. */
  formPage(posted: Request, locale: LocaleCode): Promise<string>;
};

/** When to try again, in seconds. */
const retrySeconds = 10;
/** How long a request that may not need the database can take, in ms. */
const patienceMs = 2_000;

/**
 * While the database is down nobody waits for it: pages are served from the cache, forms are returned with what was
 * typed, everything else is 503 with `Retry-After`.
 */
export function answerWhileDatabaseDown(options: DatabaseDownOptions): MiddlewareHandler<HttpEnv> {
  const { database } = options;
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const form = isRead ? null : listen(options, c);
    try {
      if (database.isAway() && !isRead) return await answerWithoutDatabase(options, c, form);
      if ((await nextOrAway(database, next)) === 'away')
        return await answerWithoutDatabase(options, c, form);
      if (c.res.status !== 500 || (await database.check()) || !database.isAway()) return;
      // A page that failed says so and may be compressed; none of its headers apply to this answer.
      dropResponse(c);
      c.res = await answerWithoutDatabase(options, c, form);
    } finally {
      form?.overheard.stop();
    }
  };
}

/** Waits for the answer, or until there will be none. A promise of the latter would keep every request until then. */
async function nextOrAway(database: DatabaseState, next: () => Promise<void>) {
  const away = Promise.withResolvers<'away'>();
  const goAway = () => away.resolve('away');
  const stop = database.isAway() ? after(patienceMs, goAway) : database.onAway(goAway);
  try {
    return await Promise.race([next().then(() => 'answered' as const), away.promise]);
  } finally {
    stop();
  }
}

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

type Form = { overheard: TeedForm; page: Promise<string> };

/** A browser's form is copied while it is read; null for anything else. */
function listen({ formPage }: DatabaseDownOptions, c: Context<HttpEnv>): Form | null {
  const { body } = c.req.raw;
  const type = c.req.header('Content-Type') ?? '';
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);
  if (body === null || !isForm || !wantsPage(c)) return null;
  const overheard = teeForm(c.req.raw, body);
  c.req.raw = overheard.request;
  const page = formPage(overheard.copy, c.var.ctx.locale);
  // Only needed if the form is returned.
  page.catch(() => undefined);
  return { overheard, page };
}

async function answerWithoutDatabase(
  { keptPage }: DatabaseDownOptions,
  c: Context<HttpEnv>,
  form: Form | null,
): Promise<Response> {
  const kept = await keptPage(c);
  if (kept) return kept;
  const retry = { 'Retry-After': String(retrySeconds), 'Cache-Control': 'no-store' };
  if (form) {
    await form.overheard.finish();
    const headers = { ...retry, 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(await form.page, { status: 503, headers });
  }
  const refused = refuse(c, 'unavailable');
  const response = new Response(refused.body, refused);
  for (const [name, value] of Object.entries(retry)) response.headers.set(name, value);
  return response;
}
