/** A small database on this device: each of its stores contains records by `id`. */
export type DeviceDatabase<Store extends string> = {
  /** All records of a store, in the order of their ids. */
  list(store: Store): Promise<unknown[]>;
  /** Writes to the stores in one transaction: all of it or nothing. */
  change(act: (stores: Readonly<Record<Store, IDBObjectStore>>) => void): Promise<void>;
};

export function deviceDatabase<Store extends string>(
  name: string,
  stores: readonly Store[],
): DeviceDatabase<Store> {
  async function open(): Promise<IDBDatabase> {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => {
      for (const store of stores) asked.result.createObjectStore(store, { keyPath: 'id' });
    };
    return done(asked);
  }
  return {
    async list(store) {
      const database = await open();
      const records = await done(database.transaction(store).objectStore(store).getAll());
      database.close();
      return records;
    },
    async change(act) {
      const database = await open();
      const transaction = database.transaction(stores, 'readwrite');
      const opened = stores.map((store) => [store, transaction.objectStore(store)]);
      act(Object.fromEntries(opened) as Record<Store, IDBObjectStore>);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
    },
  };
}

function done<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
