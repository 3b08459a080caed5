/** A file that can be looked at anywhere without being held whole. */
export type FileView = {
  name: string;
  size: number;
  /** Bytes from `start`, at most so many. */
  read(start: number, length: number): Promise<Uint8Array>;
};

const lookBytes = 256 * 1024;

/**
 * The file as text of one character a byte, in windows that overlap by `overlap`: what is searched
 * for and is no longer than that stands whole in one of them.
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
