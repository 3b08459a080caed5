import { z } from 'zod';

/** What the batch of an import says of it, and the batch that undoes it. */
const detailSchema = z.object({ fileName: z.string() });

/** The file that a batch came from; null if it came from none. */
export function fileOfBatch(detail: unknown): string | null {
  return detailSchema.safeParse(detail).data?.fileName ?? null;
}
