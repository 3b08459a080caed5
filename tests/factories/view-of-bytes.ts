import type { FileView } from '#src/domain/careers/resume/file-view.ts';

/** A file that lies in memory, as the looks into files see it. */
export function viewOfBytes(name: string, bytes: Uint8Array): FileView {
  const read = async (start: number, length: number) => bytes.subarray(start, start + length);
  return { name, size: bytes.length, read };
}
