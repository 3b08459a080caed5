import type { PageCache } from '#src/http/documents/page-cache.ts';

/** Sends a request to the site itself without using the network. */
export type AskSite = (request: Request, env?: object) => Promise<Response>;

const localEnv = { incoming: { socket: { remoteAddress: '127.0.0.1' } }, variant: '' };
type LocalEnv = typeof localEnv;

/** Requests the site's own pages from within the process. */
export function createOwnPages(ask: AskSite) {
  const get = (path: string, env: LocalEnv) =>
    ask(new Request(new URL(path, 'http://localhost')), env);
  return {
    /** As a visitor with this variant would, which puts a variant of a public page into the cache. */
    async render(path: string, variant = ''): Promise<void> {
      await get(path, { ...localEnv, variant });
    },
    /** As any visitor gets it, from the cache if it is there. */
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

/** Whether a request came over the network, and not from the site itself. */
export function isFromNetwork(env: unknown): boolean {
  return (env as { outgoing?: unknown } | undefined)?.outgoing !== undefined;
}

/** Set for visitors; undefined for a page that is rendered for the cache. */
export function variantOf(env: unknown): string | undefined {
  return (env as Partial<LocalEnv> | undefined)?.variant;
}
