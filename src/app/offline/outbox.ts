/** What waits in the worker's hands, and what it has made of it: readable without any page. */
export type Settled = { id: string; outcome: unknown };

const name = 'ironwood-outbox';
const stores = { waiting: 'waiting', settled: 'settled' } as const;

/** Replaces what waits. The order is that of the ids. */
export async function handOver(items: readonly { id: string }[]): Promise<void> {
  await change((waiting) => {
    waiting.clear();
    for (const item of items) waiting.put(item);
  });
}

/** What waits, in its order. It was written by `handOver`, so it is what was given there. */
export async function listWaiting<Item extends { id: string }>(): Promise<Item[]> {
  const database = await open();
  const items = await done(
    database.transaction(stores.waiting).objectStore(stores.waiting).getAll(),
  );
  database.close();
  return items as Item[];
}

export async function settle({ id, outcome }: Settled): Promise<void> {
  await change((waiting, settled) => {
    waiting.delete(id);
    settled.put({ id, outcome });
  });
}

/** Takes everything back: nothing waits any more, and what was settled is told once. */
export async function takeBack(): Promise<Settled[]> {
  const database = await open();
  const settled = database.transaction(stores.settled).objectStore(stores.settled).getAll();
  const items = await done(settled);
  database.close();
  await change((waiting, all) => {
    waiting.clear();
    all.clear();
  });
  return items as Settled[];
}

async function change(act: (waiting: IDBObjectStore, settled: IDBObjectStore) => void) {
  const database = await open();
  const transaction = database.transaction(Object.values(stores), 'readwrite');
  act(transaction.objectStore(stores.waiting), transaction.objectStore(stores.settled));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
  database.close();
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, 1);
  asked.onupgradeneeded = () => {
    for (const store of Object.values(stores)) {
      asked.result.createObjectStore(store, { keyPath: 'id' });
    }
  };
  return done(asked);
}

function done<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
