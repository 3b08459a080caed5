import type { FileView } from '#src/domain/careers/resume/file-view.ts';

/** A file in memory, in the form that the inspections use. */
export function viewOfBytes(name: string, bytes: Uint8Array): FileView {
  const read = async (start: number, length: number) => bytes.subarray(start, start + length);
  return { name, size: bytes.length, read };
}
