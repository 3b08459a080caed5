type CachedPromise<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/**
 * The same promise, which `use` reads at once when it is kept: React looks for these two fields and
 * waits for nobody who has them. A component can then always ask, and never has to ask whether.
 */
export function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  const kept: CachedPromise<Value> = promise;
  promise.then(
    (value) => Object.assign(kept, { status: 'fulfilled', value }),
    () => undefined,
  );
  return kept;
}

/** Nothing to wait for. */
export const nothingToCome: Promise<null> = Object.assign(Promise.resolve(null), {
  status: 'fulfilled' as const,
  value: null,
});
