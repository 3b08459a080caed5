import { BodyError, type BodyFailure } from '#src/lib/body-error.ts';

/** How long a sender may keep us waiting in total: some seconds, and more the more has arrived. */
export type Patience = { baseMs: number; bytesPerSecond: number };

export const usualPatience: Patience = { baseMs: 15_000, bytesPerSecond: 4_000 };

export type Metering = {
  /** Called with the number of bytes; returning an error ends the body. */
  count(bytes: number): BodyFailure | null;
  /** Called once, if the body fails. */
  onFailure?(failure: BodyFailure): void;
  /** Without it there is no time limit. */
  patience?: Patience;
};

/**
 * A body that is counted but not buffered as it arrives. Only time in which a reader waits for the sender counts
 * against the sender. The reader gets a `BodyError` if it fails.
 */
export function meteredBody(
  body: ReadableStream<Uint8Array>,
  { count, onFailure, patience }: Metering,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const sender = { waitedMs: 0, sentBytes: 0 };

  function fail(failure: BodyFailure): never {
    onFailure?.(failure);
    void reader.cancel(failure).catch(() => undefined);
    throw new BodyError(failure);
  }

  async function next() {
    if (!patience) return reader.read();
    const { baseMs, bytesPerSecond } = patience;
    const leftMs = baseMs + (sender.sentBytes / bytesPerSecond) * 1000 - sender.waitedMs;
    const from = performance.now();
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), Math.max(0, leftMs));
    const result = await Promise.race([reader.read(), late.promise]);
    clearTimeout(timer);
    sender.waitedMs += performance.now() - from;
    return result ?? fail('too-slow');
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await next();
        if (done) {
          controller.close();
          return;
        }
        sender.sentBytes += value.length;
        const failure = count(value.length);
        if (failure) fail(failure);
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read before somebody wants it.
    { highWaterMark: 0 },
  );
}

/** Copied field by field: the server's request only resembles a platform one and cannot be cloned. */
export function withBody(
  request: Request,
  body: ReadableStream<Uint8Array>,
  signal = request.signal,
): Request {
  const { url, method, headers } = request;
  const init = { method, headers, signal, body, duplex: 'half' };
  return new Request(url, init);
}
