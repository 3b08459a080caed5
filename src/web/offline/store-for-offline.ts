import type { ToWorker } from './cache-names.ts';
import { pageKeyOf } from './cache-rules.ts';

/**
 * Has the worker keep this page and these parts of it (absolute addresses) that were loaded before
 * there was one. Where there is none it waits for one, for as long as the page lives.
 */
export async function storeForOffline(parts: string[]): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const { active } = await serviceWorker.ready;
  const page = pageKeyOf(location.href);
  active?.postMessage({ kind: 'seen', page, parts } satisfies ToWorker);
}
