/**
 * Test files share a thread: one that replaces its `Request` or `Response` (as a server of `@hono/node-server` does
 * by default) breaks files that run after it, in any order. Here the replacement itself fails, in the file that does
 * it.
 */
for (const name of ['Request', 'Response'] as const)
  Object.defineProperty(globalThis, name, {
    value: globalThis[name],
    writable: false,
    configurable: false,
  });
