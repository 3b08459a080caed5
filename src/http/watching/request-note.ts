import type { IncomingMessage } from 'node:http';

/** What is known of a request while it runs. Whoever answers it fills in its route and its use of the page cache. */
export type RequestNote = {
  /** Joins its lines in the log. */
  id: string;
  method: string;
  /** The pattern of its route, such as `/store/tires/:slug`; never a path as it was sent, which may be a secret. */
  route: string;
  /** Whether the page came from the cache; null for what is never in it. */
  cache: 'hit' | 'miss' | null;
};

/** Routes of answers that are given before a route is looked for. */
export const refusedRoute = '(refused)';
export const fileRoute = '(file)';
/** The pattern of what has none of its own: pages that the shop added, and addresses that do not exist. */
export const anyRoute = '/*';

const notes = new WeakMap<object, RequestNote>();

/** Opens the note of a request that has just arrived. */
export function openNote(request: IncomingMessage, id: string): RequestNote {
  const note = { id, method: request.method ?? '', route: refusedRoute, cache: null };
  notes.set(request, note);
  return note;
}

/** The note of a request from the network; undefined for the site's requests to itself, which nobody watches. */
export function noteOf(request: object | undefined): RequestNote | undefined {
  return request && notes.get(request);
}
