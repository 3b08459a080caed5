import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
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

/** A request that has arrived. */
export type RequestStart = Pick<RequestNote, 'id' | 'method'> & { headers: IncomingHttpHeaders };

/** Lets a request run, and returns who is told when it is over. */
export type AroundRequest = (request: RequestStart, run: () => void) => RequestObserver;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Watchers = {
  observers: readonly RequestObserver[];
  around?: AroundRequest | undefined;
  newId(): string;
};

/** Tells the observers about each request when it is over; without any, requests cost nothing. */
export function watchRequests(listener: Listener, watchers: Watchers): Listener {
  const { around = runAlone, newId } = watchers;
  if (watchers.observers.length === 0 && around === runAlone) return listener;
  return (request, response) => {
    const fromMs = performance.now();
    const note = openNote(request, newId());
    const { socket } = request;
    const observers = [...watchers.observers];
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
    const { id, method } = note;
    observers.push(
      around({ id, method, headers: request.headers }, () => listener(request, response)),
    );
  };
}

const runAlone: AroundRequest = (_, run) => {
  run();
  return () => undefined;
};
