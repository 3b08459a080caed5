/** A file that can be read at any position without being held in memory. */
export type FileView = {
  name: string;
  size: number;
  /** At most this many bytes from `start`. */
  read(start: number, length: number): Promise<Uint8Array>;
};

const lookBytes = 256 * 1024;

/**
 * The file as text with one character per byte, in windows that overlap by `overlap`, so that any search term up to
 * that length is complete in one of them.
 */
export async function* windowsOf(file: FileView, overlap: number): AsyncGenerator<string> {
  for (let start = 0; start < file.size; start += lookBytes) {
    const bytes = await file.read(start, lookBytes + overlap);
    yield Buffer.from(bytes).toString('latin1');
  }
}

export async function textAt(file: FileView, start: number, length: number): Promise<string> {
  const from = Math.max(0, start);
  return Buffer.from(await file.read(from, length)).toString('latin1');
}
