import { FileError } from './file-error.ts';
import { why } from './refusals.ts';

/**
 * Decodes UTF-8. @throws {FileError} with the line number if it is not UTF-8, as in files from older systems that
 * contain accents
 */
export async function* decodeUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let isFirst = true;
  for await (const chunk of bytes) {
    if (isFirst) refuseUtf16(chunk);
    isFirst = false;
    const text = decodeChunk(decoder, { chunk, line });
    line += countLines(text);
    yield text;
  }
  finish(decoder, line);
}

function decodeChunk(
  decoder: TextDecoder,
  { chunk, line }: { chunk: Uint8Array; line: number },
): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    const [before = ''] = new TextDecoder().decode(chunk).split('\uFFFD');
    throw notUtf8(line + countLines(before));
  }
}

function finish(decoder: TextDecoder, line: number): void {
  try {
    decoder.decode();
  } catch {
    throw notUtf8(line);
  }
}

function refuseUtf16([first, second]: Uint8Array): void {
  const mark = `${first} ${second}`;
  if (mark !== '255 254' && mark !== '254 255') return;
  throw new FileError({ line: 1, ...why('goods.utf-16') });
}

function notUtf8(line: number): FileError {
  return new FileError({ line, ...why('goods.not-utf-8') });
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
