/**
 * Test files share a thread: one that swaps its `Request` or `Response` (as a server of
 * `@hono/node-server` does unless told otherwise) breaks files that come after it, in whichever
 * order they come. Here the swap itself fails, in the file that makes it.
 */
for (const name of ['Request', 'Response'] as const)
  Object.defineProperty(globalThis, name, {
    value: globalThis[name],
    writable: false,
    configurable: false,
  });
