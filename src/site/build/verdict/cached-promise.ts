type CachedPromise<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/**
 * The same promise, which `use` reads synchronously once it is settled: React checks these two fields and does not
 * suspend if they are set. A component can therefore always call `use`.
 */
export function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  const kept: CachedPromise<Value> = promise;
  promise.then(
    (value) => Object.assign(kept, { status: 'fulfilled', value }),
    () => undefined,
  );
  return kept;
}

/** Already settled. */
export const nothingToCome: Promise<null> = Object.assign(Promise.resolve(null), {
  status: 'fulfilled' as const,
  value: null,
});
