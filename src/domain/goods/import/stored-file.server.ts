import type { Ctx } from '#src/domain/context.ts';
import type { FileBytes } from '#src/domain/feeds/index.server.ts';

/** A file of the file store that can be read at any position. */
export function storedFile(
  { files }: Pick<Ctx, 'files'>,
  { key, size }: { key: string; size: number },
): FileBytes {
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + length, size) - 1;
      if (end < start) return new Uint8Array();
      const stream = await files.stream(key, { start, end });
      return new Uint8Array(await new Response(stream).arrayBuffer());
    },
  };
}
