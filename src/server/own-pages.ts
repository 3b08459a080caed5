import type { PageCache } from '#src/http/documents/page-cache.ts';

/** Asks the site itself, without a network between. */
export type AskSite = (request: Request, env?: object) => Promise<Response>;

const localEnv = { incoming: { socket: { remoteAddress: '127.0.0.1' } }, variant: '' };
type LocalEnv = typeof localEnv;

/** The site's own pages, as the site itself asks for them. */
export function createOwnPages(ask: AskSite) {
  const get = (path: string, env: LocalEnv) =>
    ask(new Request(new URL(path, 'http://localhost')), env);
  return {
    /** As if somebody had asked for it, which puts a variant of a public page into the cache. */
    async render(path: string, variant = ''): Promise<void> {
      await get(path, { ...localEnv, variant });
    },
    /** As anybody gets it, from the cache where it is there. */
    async read(path: string, cache: PageCache): Promise<string | null> {
      const kept = cache.peek(path);
      if (kept) return kept.body.identity.toString();
      const answer = await get(path, localEnv);
      return answer.status === 200 ? answer.text() : null;
    },
  };
}

export function connectionAddress(env: unknown): string {
  const incoming = (env as LocalEnv | undefined)?.incoming;
  return incoming?.socket.remoteAddress ?? '127.0.0.1';
}

/** Of a page that is rendered to be kept; undefined for what somebody asks for. */
export function variantOf(env: unknown): string | undefined {
  return (env as Partial<LocalEnv> | undefined)?.variant;
}
