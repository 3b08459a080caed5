import { buildSync } from '#src/web/offline/cache-names.ts';
import { addToOutbox, takeBack } from '#src/web/offline/outbox.ts';
import { findSync } from '#src/web/offline/register-sync.ts';
import type { Outcome } from './build-saver.ts';
import { type DraftStore, handedKey, type QueuedChange } from './draft-store.ts';

type WorkerReply = { drafts: DraftStore; buildId: string };

/**
 * Hands unsent changes to the worker, which sends them when the network is back, even if every page is closed by
 * then. Called while holding the queue's lock, as the worker does.
 */
export async function handToWorker({ drafts, buildId }: WorkerReply): Promise<void> {
  const sync = await findSync();
  if (!sync) return;
  await addToOutbox(drafts.list(buildId));
  localStorage.setItem(handedKey, '1');
  await sync.register(buildSync);
}

/** Removes what the worker has sent from the queue; the rest is the page's again. */
export async function takeFromWorker(
  { drafts, buildId }: WorkerReply,
  onSettled: (change: QueuedChange, outcome: Outcome) => void,
): Promise<void> {
  const settled = await takeBack();
  localStorage.removeItem(handedKey);
  const queue = new Map(drafts.list(buildId).map((change) => [change.id, change]));
  for (const { id, outcome } of settled) {
    const change = queue.get(id);
    drafts.remove(id);
    // Only `sendQueuedBuild` writes it.
    if (change) onSettled(change, outcome as Outcome);
  }
}
