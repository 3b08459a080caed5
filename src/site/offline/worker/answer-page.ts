import { keptHeaders } from '#src/web/offline/cache-names.ts';
import { mayCache } from '#src/web/offline/cache-rules.ts';
import { within } from './network.ts';

/** Milliseconds after which a copy is better than waiting on. */
const patience = 4_000;

export type PageParts = {
  /** The copy of this device: of a page that was seen, or of the shell. */
  kept: Response | undefined;
  /** The server's answer, already on its way. */
  network: Promise<Response>;
  /** The visitor asked for this very page anew. */
  isReload: boolean;
  build: string;
  nowMs: number;
  keep(fresh: Response): Promise<void>;
  /** A copy was shown, and the server has another page by now. */
  onChanged(): Promise<void>;
  /** What is shown where there is neither. */
  without(): Response;
};

/** `later` goes on after the page was shown. */
export type PageAnswer = { response: Response; later: Promise<unknown> };

/**
 * A copy as long as the page itself allows one (`stale-while-revalidate`), renewed behind it; else
 * the server's page, and without a network whatever copy there is.
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

/** The validator of what is kept now; null where nothing was. */
async function refreshPage(response: Response, { keep }: PageParts): Promise<string | null> {
  if (!mayCache(response)) return null;
  const tag = response.headers.get('ETag');
  await keep(response.clone());
  return tag;
}

/** Of this very build: another one's copy names scripts that may be gone. */
function isRecent({ headers }: Response, { build, nowMs }: PageParts): boolean {
  if (headers.get(keptHeaders.by) !== build) return false;
  const seconds = /stale-while-revalidate=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1];
  const ageMs = nowMs - Number(headers.get(keptHeaders.at) ?? 0);
  return ageMs >= 0 && ageMs < Number(seconds ?? 0) * 1000;
}

/** The first page leads to the language that was chosen: only the server sees the cookie. */
function isByVisitor({ headers }: Response): boolean {
  return /\bCookie\b/i.test(headers.get('Vary') ?? '');
}

function isOther(before: string | null, after: string | null): boolean {
  return before !== null && after !== null && withoutEncoding(before) !== withoutEncoding(after);
}

/** The same page packed in another way has another ending. */
function withoutEncoding(tag: string): string {
  return tag.replace(/-(br|gzip|zstd)"$/, '"');
}

/** Of whatever stands before a server that is not there. */
function isAway({ status }: Response): boolean {
  return [502, 503, 504].includes(status);
}
