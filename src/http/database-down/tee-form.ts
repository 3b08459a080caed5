import { withBody } from '../request-bodies/metered-body.ts';

export type TeedForm = {
  /** Replaces the request; what its reader reads is copied. */
  request: Request;
  /** A second copy of the form as far as it was read, for a reader that reads to the end. */
  copy: Request;
  /** Reads the rest, for the copy alone. */
  finish(): Promise<void>;
  /** Nobody needs the copy. */
  stop(): void;
};

/** Lets two readers read a form as it arrives: nothing is buffered, and nothing is read before its reader wants it. */
export function teeForm(request: Request, body: ReadableStream<Uint8Array>): TeedForm {
  const reader = body.getReader();
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const copy = pipe.writable.getWriter();
  // The first reader may have stopped early.
  copy.closed.catch(() => undefined);

  async function next(): Promise<Uint8Array | null> {
    const { done, value } = await reader.read();
    await (done ? copy.close() : copy.write(value)).catch(() => undefined);
    return done ? null : value;
  }

  const heard = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await next();
        if (chunk === null) controller.close();
        else controller.enqueue(chunk);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return {
    request: withBody(request, heard),
    copy: withBody(request, pipe.readable),
    async finish() {
      while ((await next()) !== null);
    },
    stop: () => void copy.abort().catch(() => undefined),
  };
}
