import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { cacheTarget } from '#src/lib/page-query.ts';
import type { CompressedBody } from './compressed-body.ts';
import { chooseEncoding, type Encoding } from './encode.ts';

/** A complete page, ready to send: its body and the headers that belong to these bytes. */
export type CachedPage = {
  body: CompressedBody;
  /** Validator of the identity body; each encoding appends its name. No part of a page is ever sent alone. */
  tag: string;
  /** The pattern of its route. */
  route: string;
  /** Headers as a flat list, without those that depend on the encoding. */
  headers: string[];
  version: number;
  madeAtMs: number;
  freshUntilMs: number;
  /** After this time it is not sent at all (`stale-while-revalidate` of the page's own headers). */
  staleUntilMs: number;
};

export type PageCacheOptions = {
  /** The current content version: an entry of another version is never sent as fresh. */
  version(): number;
  nowMs(): number;
  /** While nothing can be rendered, pages are sent whatever their age. */
  isDatabaseAway(): boolean;
  /** Renders a page again without delaying the visitor who was given the stale one. */
  refresh(path: string, variant: string): Promise<void>;
  maxBytes?: number | undefined;
};

const megabyte = 1024 * 1024;
/** Pages with a query have their own limit, so requesting many of them evicts no page without one. */
const queriedBytes = 16 * megabyte;
/** Paths whose parameters are known. */
const mostPaths = 5000;

/** The parts of a response that depend on the visitor and not on the page. */
export type Serving = {
  /** Which of the page's variants; '' without an experiment. */
  variant: string;
  setCookie: string | null;
  /** Shared caches must not store it. */
  isPersonal: boolean;
};

/** A page as everybody gets it. */
const toAll: Serving = { variant: '', setCookie: null, isPersonal: false };

/** While an experiment runs: a browser may store its page but must revalidate it each time. */
export const personalControl = 'private, max-age=0, must-revalidate';

/** Caches rendered public pages. Runs before the framework, so a hit costs a map lookup. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #queried: LRUCache<string, CachedPage>;
  readonly #reads = new LRUCache<string, { names: ReadonlySet<string>; version: number }>({
    max: mostPaths,
  });
  readonly #refreshing = new Set<string>();
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const { maxBytes = 64 * megabyte } = options;
    this.#pages = shelfOf(maxBytes);
    this.#queried = shelfOf(Math.min(maxBytes, queriedBytes));
  }

  put(key: string, page: CachedPage): void {
    this.#shelf(key).set(key, page);
  }

  /** The last cached page, fresh or not. */
  peek(key: string): CachedPage | undefined {
    return this.#shelf(key).get(key);
  }

  clear(): void {
    this.#pages.clear();
    this.#queried.clear();
    this.#reads.clear();
  }

  /** The number of cached pages, with variants and queries, and their size in bytes. */
  size(): { pages: number; bytes: number } {
    const shelves = [this.#pages, this.#queried];
    return {
      pages: shelves.reduce((sum, { size }) => sum + size, 0),
      bytes: shelves.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  }

  /** Learns which query parameters a page depends on. */
  noteReads(path: string, names: ReadonlySet<string>, version: number): void {
    this.#reads.set(path, { names, version });
  }

  /** The cache key of a request; null if it is not cached or not known yet. */
  targetOf(target: string): string | null {
    return cacheTarget(target, (path) => {
      const known = this.#reads.get(path);
      const isCurrent =
        known?.version === this.#options.version() || this.#options.isDatabaseAway();
      return isCurrent ? known?.names : undefined;
    });
  }

  /** The last cached page for a visitor without a variant, whatever its age. */
  peekAny(target: string): CachedPage | undefined {
    const key = cacheTarget(target, (path) => this.#reads.get(path)?.names);
    return key === null ? undefined : this.peek(key);
  }

  /** The same if nothing was published since, even if it is time to render it again. */
  peekCurrent(target: string): CachedPage | undefined {
    const page = this.peekAny(target);
    return page?.version === this.#options.version() ? page : undefined;
  }

  /** Answers from the cache and returns the page, or leaves the request alone and returns null. */
  serve(request: IncomingMessage, response: ServerResponse, serving = toAll): CachedPage | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const path = request.url === undefined ? null : this.targetOf(request.url);
    if (path === null) return null;
    const { variant } = serving;
    const page = this.peek(variantKey(path, variant));
    if (page === undefined) return null;
    const nowMs = this.#options.nowMs();
    const age = this.#options.isDatabaseAway() ? ageOf(page, nowMs) : null;
    if (age === null && !this.#mayBeSent(page)) return null;
    if (age === null && page.freshUntilMs < nowMs) this.#refreshLater(path, variant);
    sendPage(request, response, { page, serving, age });
    // With a query it is one of many pages; without one it is asked for again and again.
    if (!path.includes('?')) void page.body.improve();
    return page;
  }

  #shelf(key: string): LRUCache<string, CachedPage> {
    return key.includes('?') ? this.#queried : this.#pages;
  }

  #mayBeSent(page: CachedPage): boolean {
    return page.version === this.#options.version() && page.staleUntilMs > this.#options.nowMs();
  }

  /** Single flight: however many visitors see a stale page, one render refreshes it. */
  #refreshLater(path: string, variant: string): void {
    const key = variantKey(path, variant);
    if (this.#refreshing.has(key)) return;
    this.#refreshing.add(key);
    void this.#options.refresh(path, variant).finally(() => this.#refreshing.delete(key));
  }
}

/** Variants of a page have separate entries; no path contains a line break. */
export function variantKey(path: string, variant: string): string {
  return variant === '' ? path : `${path}\n${variant}`;
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, serving, age }: { page: CachedPage; serving: Serving; age: string | null },
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = entityTag(page.tag, encoding);
  const headers = [...headersFor(page, serving), 'ETag', etag];
  if (age !== null) headers.push('Age', age);
  if (etagMatches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  const send = (body: Buffer) => {
    headers.push('Content-Length', String(body.length));
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const ready = page.body.ready(encoding);
  if (ready) send(ready);
  else page.body.in(encoding).then(send, (error) => response.destroy(error));
}

function headersFor({ headers }: CachedPage, { setCookie, isPersonal }: Serving): string[] {
  if (!isPersonal) return headers;
  const own = [...headers];
  const at = own.findIndex((name, place) => place % 2 === 0 && /^cache-control$/i.test(name));
  if (at >= 0) own[at + 1] = personalControl;
  return setCookie === null ? own : [...own, 'Set-Cookie', setCookie];
}

/** Whole seconds since it was made, as in `Age`. */
export function ageOf({ madeAtMs }: CachedPage, nowMs: number): string {
  return String(Math.max(0, Math.floor((nowMs - madeAtMs) / 1000)));
}

export function entityTag(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}

/** A page larger than the whole cache is not stored and evicts no other. */
function shelfOf(maxSize: number): LRUCache<string, CachedPage> {
  return new LRUCache({ maxSize, sizeCalculation: ({ body }) => body.weight });
}
