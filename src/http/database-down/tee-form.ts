import { withBody } from '../request-bodies/metered-body.ts';

export type TeedForm = {
  /** Takes the place of the request: what its reader reads is heard. */
  request: Request;
  /** The same form as it is read there, for somebody who always reads on. */
  copy: Request;
  /** Reads what nobody has read yet, for the copy alone. */
  finish(): Promise<void>;
  /** Nobody needs the copy. */
  stop(): void;
};

/**
 * Lets a form be read by whom it is for and by one more, as it arrives: nothing of it is held, and
 * nothing is read before its reader wants it.
 */
export function teeForm(request: Request, body: ReadableStream<Uint8Array>): TeedForm {
  const reader = body.getReader();
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const copy = pipe.writable.getWriter();
  // It may have read enough.
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
