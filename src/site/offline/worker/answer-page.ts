import { keptHeaders } from '#src/web/offline/cache-names.ts';
import { mayCache } from '#src/web/offline/cache-rules.ts';
import { within } from './network.ts';

/** In ms: after this time a copy is better than waiting longer. */
const patience = 4_000;

export type PageParts = {
  /** This device's copy: of a visited page, or of the shell. */
  kept: Response | undefined;
  /** The server's response, already on its way. */
  network: Promise<Response>;
  /** The visitor has reloaded this page. */
  isReload: boolean;
  build: string;
  nowMs: number;
  keep(fresh: Response): Promise<void>;
  /** A copy was shown, and the server has a different page now. */
  onChanged(): Promise<void>;
  /** What is shown if there is neither. */
  without(): Response;
};

/** `later` continues after the page was shown. */
export type PageAnswer = { response: Response; later: Promise<unknown> };

/**
 * A copy as long as the page's headers allow (`stale-while-revalidate`), refreshed in the background; else the
 * server's page, and without a network any copy.
 */
export async function answerPage(parts: PageParts): Promise<PageAnswer> {
  const { kept, network } = parts;
  const fresh = network.then((response) => refreshPage(response, parts));
  if (kept && !parts.isReload && isRecent(kept, parts) && !isByVisitor(kept)) {
    const before = kept.headers.get('ETag');
    const later = fresh.then(async (after) => {
      if (isOther(before, after)) await parts.onChanged();
    });
    return { response: kept, later: later.catch(() => undefined) };
  }
  try {
    const response = await (kept ? within(patience, network) : network);
    if (kept && isAway(response)) return { response: kept, later: Promise.resolve() };
    return { response, later: fresh.catch(() => undefined) };
  } catch {
    const later = fresh.catch(() => undefined);
    return { response: kept ?? parts.without(), later };
  }
}

/** The validator of the cached page; null if there was none. */
async function refreshPage(response: Response, { keep }: PageParts): Promise<string | null> {
  if (!mayCache(response)) return null;
  const tag = response.headers.get('ETag');
  await keep(response.clone());
  return tag;
}

/** Only of this build: another one's copy refers to scripts that may be gone. */
function isRecent({ headers }: Response, { build, nowMs }: PageParts): boolean {
  if (headers.get(keptHeaders.by) !== build) return false;
  const seconds = /stale-while-revalidate=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1];
  const ageMs = nowMs - Number(headers.get(keptHeaders.at) ?? 0);
  return ageMs >= 0 && ageMs < Number(seconds ?? 0) * 1000;
}

/** The home page redirects to the chosen language, and only the server sees the cookie. */
function isByVisitor({ headers }: Response): boolean {
  return /\bCookie\b/i.test(headers.get('Vary') ?? '');
}

function isOther(before: string | null, after: string | null): boolean {
  return before !== null && after !== null && withoutEncoding(before) !== withoutEncoding(after);
}

/** The same page in another encoding has another suffix. */
function withoutEncoding(tag: string): string {
  return tag.replace(/-(br|gzip|zstd)"$/, '"');
}

/** From a gateway in front of an unavailable server. */
function isAway({ status }: Response): boolean {
  return [502, 503, 504].includes(status);
}
