/** Where the worker stores visited pages; the offline page lists them. */
export const keptCaches = {
  pages: 'ironwood-pages',
  assets: 'ironwood-assets',
  pictures: 'ironwood-pictures',
  /** What builds are made from, one vehicle each. */
  shelves: 'ironwood-shelves',
} as const;

/** Followed by the build number: what this version needs to open without a network. */
export const shellPrefix = 'ironwood-shell-';

/** Headers of each cached page: when it was stored (epoch ms), by which build, and its title. */
export const keptHeaders = { at: 'X-Kept-At', by: 'X-Kept-By', title: 'X-Kept-Title' } as const;

/** The tag with which the browser wakes the worker when the network is back. */
export const buildSync = 'ironwood-build';
export const formSync = 'ironwood-forms';

/** The channel on which the result of a queued form is sent to all pages. */
export const formChannel = 'ironwood.forms';

/** Messages between pages and the worker. */
export type ToWorker =
  /** Visited before the worker was active: cache it with its parts. */
  | { kind: 'seen'; page: string; parts: string[] }
  /** This page has no worker yet: take it, too. */
  | { kind: 'claim' }
  /** The visitor wants the new version now. */
  | { kind: 'take-over' };

export type FromWorker =
  /** Is there a page that can ask its visitor? It answers on the port. */
  | { kind: 'awake?' }
  /** The page that was just shown from the cache has changed. */
  | { kind: 'changed'; page: string };
