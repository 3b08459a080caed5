import type { ToWorker } from './cache-names.ts';
import { pageKeyOf } from './cache-rules.ts';

/**
 * Asks the worker to cache this page and those parts of it (absolute URLs) that were loaded before it was active.
 * Without a worker it waits for one, as long as the page exists.
 */
export async function storeForOffline(parts: string[]): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const { active } = await serviceWorker.ready;
  const page = pageKeyOf(location.href);
  active?.postMessage({ kind: 'seen', page, parts } satisfies ToWorker);
}
