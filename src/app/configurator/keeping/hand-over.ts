import { buildSync } from '#src/app/offline/kept-names.ts';
import { handOver, takeBack } from '#src/app/offline/outbox.ts';
import type { Outcome } from './build-saver.ts';
import type { DraftStore, QueuedChange } from './draft-store.ts';

/** Says on the device that the worker has something: asking it costs nothing where it has not. */
const key = 'ironwood.handed';

/** Not in every browser: where it is missing, the next visit sends. */
type SyncManager = { register(tag: string): Promise<void> };

type Told = { drafts: DraftStore; buildId: string };

/**
 * Gives what could not be sent to the worker, which sends it when the network is back, also when
 * every page is closed by then. Called by who holds the queue's lock, as the worker does.
 */
export async function handToWorker({ drafts, buildId }: Told): Promise<void> {
  const rest = drafts.list(buildId);
  const sync = rest.length > 0 ? await findSync() : null;
  if (!sync) return;
  await handOver(rest);
  localStorage.setItem(key, '1');
  await sync.register(buildSync);
}

/** What the worker has sent meanwhile leaves the queue; the rest is the page's again. */
export async function takeFromWorker(
  { drafts, buildId }: Told,
  onSettled: (change: QueuedChange, outcome: Outcome) => void,
): Promise<void> {
  if (localStorage.getItem(key) === null) return;
  const settled = await takeBack();
  localStorage.removeItem(key);
  const queue = new Map(drafts.list(buildId).map((change) => [change.id, change]));
  for (const { id, outcome } of settled) {
    const change = queue.get(id);
    drafts.remove(id);
    // Written by `sendHanded` alone.
    if (change) onSettled(change, outcome as Outcome);
  }
}

async function findSync(): Promise<SyncManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active || !('sync' in registration)) return null;
  return registration.sync as SyncManager;
}
