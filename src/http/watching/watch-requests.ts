import type { IncomingMessage, ServerResponse } from 'node:http';
import { openNote, type RequestNote } from './request-note.ts';

/** A request that is over. */
export type RequestEnd = Readonly<RequestNote> & {
  status: number;
  /** From its arrival until the last byte of the answer was handed over, in ms. */
  ms: number;
  /** Everything that was sent, headers too. */
  bytes: number;
  /** The client left before it had the whole answer. */
  isCut: boolean;
};

export type RequestObserver = (request: RequestEnd) => void;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Watchers = { observers: readonly RequestObserver[]; newId(): string };

/** Tells the observers about each request when it is over; without observers requests cost nothing. */
export function watchRequests(listener: Listener, { observers, newId }: Watchers): Listener {
  if (observers.length === 0) return listener;
  return (request, response) => {
    const fromMs = performance.now();
    const note = openNote(request, newId());
    const { socket } = request;
    const before = socket.bytesWritten;
    response.once('close', () => {
      const ended: RequestEnd = {
        ...note,
        status: response.statusCode,
        ms: performance.now() - fromMs,
        bytes: socket.bytesWritten - before,
        isCut: !response.writableFinished,
      };
      for (const observe of observers) observe(ended);
    });
    listener(request, response);
  };
}
