export type Lru<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
};

/** A map that forgets what was used longest ago once the values weigh more than `maxWeight`. */
export function createLru<Value>(options: {
  maxWeight: number;
  weigh(value: Value): number;
}): Lru<Value> {
  const entries = new Map<string, Value>();
  let weight = 0;

  function remove(key: string): void {
    const value = entries.get(key);
    if (value !== undefined && entries.delete(key)) weight -= options.weigh(value);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      entries.set(key, value);
      weight += options.weigh(value);
      for (const oldest of entries.keys()) {
        if (weight <= options.maxWeight || oldest === key) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      entries.clear();
      weight = 0;
    },
  };
}
