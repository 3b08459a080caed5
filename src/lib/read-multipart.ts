/** A part of a multipart body. Its bytes are read once, and before the next part is asked for. */
export type Part = {
  name: string;
  /** null: a field. An empty name is a file input that was left alone. */
  fileName: string | null;
  body: AsyncIterable<Uint8Array>;
};

/** The body is not what it says it is, or ended before it should. */
export class MultipartError extends Error {
  override name = 'MultipartError';
}

const mostHeaderBytes = 8 * 1024;
const mostParts = 200;

/** The boundary that a Content-Type names; null for what is no multipart form. RFC 2046 5.1.1. */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  const found = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;",]{1,70}))/i.exec(contentType);
  return found?.[1] ?? found?.[2] ?? null;
}

/**
 * The parts of a form as they arrive, RFC 7578. No more is held than one chunk and a delimiter.
 * Ours, because the packages that do this leave parts out without a word: docs/decisions/024.
 * @throws {MultipartError} for a body that is none, is cut off, or has no end of parts
 */
export async function* readMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part> {
  const input = openInput(source);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await drain(input.until(delimiter));
  for (let count = 0; ; count += 1) {
    const end = await input.take(2);
    if (end === '--') return;
    if (end !== '\r\n' || count >= mostParts) throw new MultipartError('no part follows');
    const part = readHeaders(await input.head());
    const body = input.until(delimiter);
    yield { ...part, body };
    await drain(body);
  }
}

/** Reads what is left, so that the next part begins where it should. */
async function drain(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body);
}

function openInput(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  // The first delimiter has no line end before it.
  let held = Buffer.from('\r\n');

  async function more(): Promise<void> {
    const { value, done } = await chunks.next();
    if (done) throw new MultipartError('the body was cut off');
    held = held.length === 0 ? Buffer.from(value) : Buffer.concat([held, value]);
  }

  function cut(length: number): Buffer {
    const piece = held.subarray(0, length);
    held = held.subarray(length);
    return piece;
  }

  return {
    /** What comes before a delimiter, piece by piece; the delimiter itself is skipped. */
    async *until(delimiter: Buffer): AsyncGenerator<Uint8Array> {
      for (let at = held.indexOf(delimiter); ; at = held.indexOf(delimiter)) {
        if (at >= 0) {
          const last = cut(at);
          cut(delimiter.length);
          if (last.length > 0) yield last;
          return;
        }
        const sure = held.length - delimiter.length + 1;
        if (sure > 0) yield cut(sure);
        await more();
      }
    },
    async take(length: number): Promise<string> {
      while (held.length < length) await more();
      return cut(length).toString('latin1');
    },
    async head(): Promise<string> {
      let at = held.indexOf('\r\n\r\n');
      while (at < 0) {
        if (held.length > mostHeaderBytes) throw new MultipartError('a part has too long a head');
        await more();
        at = held.indexOf('\r\n\r\n');
      }
      const head = cut(at).toString('utf8');
      cut(4);
      return head;
    },
  };
}

function readHeaders(head: string): Pick<Part, 'name' | 'fileName'> {
  const line = head.split('\r\n').find((one) => /^content-disposition:/i.test(one)) ?? '';
  const name = parameterOf(line, 'name');
  if (name === null) throw new MultipartError('a part has no name');
  return { name, fileName: parameterOf(line, 'filename') };
}

/** Browsers write a quote and line ends as %22, %0D and %0A, and nothing else so (HTML 4.10.22.7). */
function parameterOf(line: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(line)?.[1];
  if (found === undefined) return null;
  return found.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
