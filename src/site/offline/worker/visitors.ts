import type { FromWorker } from '#src/web/offline/cache-names.ts';
import { within } from './network.ts';
import type { WorkerClient, WorkerScope } from './worker-types.ts';

/** In ms: a working page has answered by then, because its boot script does so without the router. */
const answersWithin = 2_500;

/** URLs of visible pages that do not answer, and so are broken. */
export async function findSilent({ clients }: WorkerScope): Promise<string[]> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const visible = open.filter(({ visibilityState }) => visibilityState === 'visible');
  const silent = await Promise.all(
    visible.map(async (client) => ((await isHydrated(client)) ? [] : [client.url])),
  );
  return silent.flat();
}

function isHydrated(client: WorkerClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
  });
  client.postMessage({ kind: 'awake?' } satisfies FromWorker, [port2]);
  return within(answersWithin, answer).catch(() => false);
}

/** Reloads broken pages through this worker. */
export async function sendAnew({ clients }: WorkerScope, broken: string[]): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: false });
  for (const client of open.filter(({ url }) => broken.includes(url))) {
    // Not awaited: the page waits until this worker is active.
    void client.navigate(client.url).catch(() => undefined);
  }
}

export async function postChanged(
  { clients }: WorkerScope,
  id: string,
  page: string,
): Promise<void> {
  const client = await clients.get(id);
  client?.postMessage({ kind: 'changed', page } satisfies FromWorker);
}
