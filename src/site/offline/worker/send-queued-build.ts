import type { QueuedChange } from '#src/site/build/index.ts';
import { createBuildApi, sendChange } from '#src/site/build/index.ts';
import { sendQueuedForms } from '#src/web/forms/queue/send-queued-forms.ts';
import { listWaiting, settle } from '#src/web/offline/outbox.ts';
import { ask } from './network.ts';

/** Only in browsers with background sync, all of which support this. */
type CookieStore = { get(name: string): Promise<{ value: string } | null> };

const tokenCookie = 'XSRF-TOKEN';

/**
 * Sends what pages could not, in order, under the same lock as pages.
 * @throws {Error} while there is no network, so that the browser tries again later
 */
export async function sendQueuedBuild(): Promise<void> {
  await navigator.locks.request('ironwood.build.queue', async () => {
    const api = workerApi();
    for (const change of await listWaiting<QueuedChange>()) {
      const outcome = await sendChange(change, { api, log: () => undefined });
      if (outcome === null) throw new Error('There is no network yet');
      await settle({ id: change.id, outcome });
    }
  });
}

/** The same for queued forms. @throws {Error} while there is no network */
export async function sendForms(): Promise<void> {
  const isDone = await sendQueuedForms(ask as typeof fetch, Date.now());
  if (!isDone) throw new Error('There is no network yet');
}

/** The calls of a page, without `document.cookie`. */
function workerApi() {
  const { cookieStore } = globalThis as unknown as { cookieStore: CookieStore };
  let cookies = '';
  const askAndLook = async (input: string, init?: RequestInit) => {
    const response = await ask(input, init);
    const token = await cookieStore.get(tokenCookie);
    cookies = token ? `${tokenCookie}=${token.value}` : '';
    return response;
  };
  // All requests that save a build use a path.
  return createBuildApi({ fetch: askAndLook as typeof fetch, cookies: () => cookies });
}
