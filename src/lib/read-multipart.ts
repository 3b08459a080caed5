/** A part of a multipart body. Its bytes can be read once, before the next part is requested. */
export type Part = {
  name: string;
  /** Null for a field that is not a file. An empty name is a file input that was left empty. */
  fileName: string | null;
  body: AsyncIterable<Uint8Array>;
};

/** The body is not a valid multipart body, or it ended too early. */
export class MultipartError extends Error {
  override name = 'MultipartError';
}

const mostHeaderBytes = 8 * 1024;
const mostParts = 200;

/** The boundary in a Content-Type; null if it is not a multipart form. RFC 2046 5.1.1. */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  const found = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;",]{1,70}))/i.exec(contentType);
  return found?.[1] ?? found?.[2] ?? null;
}

/**
 * Yields the parts of a form as they arrive (RFC 7578), holding no more than one chunk and a delimiter in memory.
 * Hand-written because the existing packages drop parts silently: docs/decisions/024.
 * @throws {MultipartError} if the body is not multipart, is cut off, or has no closing delimiter
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

/** Reads the rest of the part, so the next part starts at the right place. */
async function drain(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body);
}

function openInput(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  // The first delimiter has no line break before it.
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
    /** Yields what comes before a delimiter, in pieces, and skips the delimiter. */
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

/** Browsers encode quotes and line breaks as %22, %0D and %0A, and nothing else (HTML 4.10.22.7). */
function parameterOf(line: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(line)?.[1];
  if (found === undefined) return null;
  return found.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
