import { deviceDatabase } from './device-database.ts';

/** The worker's queue, and its results: readable without any page. */
export type Settled = { id: string; outcome: unknown };

const outbox = deviceDatabase('ironwood-outbox', ['waiting', 'settled']);

/** Replaces the queue. The order is that of the ids. */
export async function addToOutbox(items: readonly { id: string }[]): Promise<void> {
  await outbox.change(({ waiting }) => {
    waiting.clear();
    for (const item of items) waiting.put(item);
  });
}

/** The queue in order. `addToOutbox` wrote it, so it has that type. */
export async function listWaiting<Item extends { id: string }>(): Promise<Item[]> {
  return (await outbox.list('waiting')) as Item[];
}

export async function settle({ id, outcome }: Settled): Promise<void> {
  await outbox.change(({ waiting, settled }) => {
    waiting.delete(id);
    settled.put({ id, outcome });
  });
}

/** Takes everything back: the queue is empty afterwards, and results are reported once. */
export async function takeBack(): Promise<Settled[]> {
  const items = await outbox.list('settled');
  await outbox.change(({ waiting, settled }) => {
    waiting.clear();
    settled.clear();
  });
  return items as Settled[];
}
