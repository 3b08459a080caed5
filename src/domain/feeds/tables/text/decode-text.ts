import type { Encoding } from './encoding.ts';

/** Decodes a text in pieces, without its byte order mark. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
