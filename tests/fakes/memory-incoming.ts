import type { IncomingFiles } from '#src/domain/careers/ports.ts';

/** Incoming files in memory; `open` is how many were neither kept nor discarded. */
export function createMemoryIncoming(): IncomingFiles & { open(): number } {
  const held = new Set<object>();
  return {
    open: () => held.size,
    async begin() {
      const mark = {};
      held.add(mark);
      let bytes = Buffer.alloc(0);
      return {
        async append(more) {
          bytes = Buffer.concat([bytes, more]);
        },
        read: async (start, length) => bytes.subarray(start, start + length),
        stream: () => new Blob([new Uint8Array(bytes)]).stream(),
        blob: async () => new Blob([new Uint8Array(bytes)]),
        discard: async () => void held.delete(mark),
      };
    },
  };
}
