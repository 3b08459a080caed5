import { deviceDatabase } from './device-database.ts';

/** What waits in the worker's hands, and what it has made of it: readable without any page. */
export type Settled = { id: string; outcome: unknown };

const outbox = deviceDatabase('ironwood-outbox', ['waiting', 'settled']);

/** Replaces what waits. The order is that of the ids. */
export async function addToOutbox(items: readonly { id: string }[]): Promise<void> {
  await outbox.change(({ waiting }) => {
    waiting.clear();
    for (const item of items) waiting.put(item);
  });
}

/** What waits, in its order. It was written by `handOver`, so it is what was given there. */
export async function listWaiting<Item extends { id: string }>(): Promise<Item[]> {
  return (await outbox.list('waiting')) as Item[];
}

export async function settle({ id, outcome }: Settled): Promise<void> {
  await outbox.change(({ waiting, settled }) => {
    waiting.delete(id);
    settled.put({ id, outcome });
  });
}

/** Takes everything back: nothing waits any more, and what was settled is told once. */
export async function takeBack(): Promise<Settled[]> {
  const items = await outbox.list('settled');
  await outbox.change(({ waiting, settled }) => {
    waiting.clear();
    settled.clear();
  });
  return items as Settled[];
}
