import type { FileStore } from '#src/domain/media/ports.ts';

/** A file store in memory. */
export function createMemoryFiles(): FileStore & { keys(): string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    keys: () => [...files.keys()].sort(),
    put: async (key, bytes) => void files.set(key, bytes),
    async putStream(key, bytes) {
      files.set(key, new Uint8Array(await new Response(bytes).arrayBuffer()));
    },
    async get(key) {
      const bytes = files.get(key);
      if (!bytes) throw new Error(`there is no file "${key}"`);
      return bytes;
    },
    async stream(key, range) {
      const bytes = await this.get(key);
      const { start, end } = range ?? { start: 0, end: bytes.length };
      return new Blob([new Uint8Array(bytes.subarray(start, end + 1))]).stream();
    },
    size: async (key) => files.get(key)?.length ?? null,
    exists: async (key) => files.has(key),
    delete: async (key) => void files.delete(key),
  };
}
