/** Where the worker keeps what was seen; shown to the visitor by the offline page. */
export const keptCaches = {
  pages: 'ironwood-pages',
  assets: 'ironwood-assets',
  pictures: 'ironwood-pictures',
  /** What builds are made from, one vehicle each. */
  shelves: 'ironwood-shelves',
} as const;

/** With the build's number behind it: what this very version needs to open without a network. */
export const shellPrefix = 'ironwood-shell-';

/** Written onto each kept page: when (epoch ms), by which build, and under which title. */
export const keptHeaders = { at: 'X-Kept-At', by: 'X-Kept-By', title: 'X-Kept-Title' } as const;

/** What the browser calls the worker with when the network is back. */
export const buildSync = 'ironwood-build';
export const formSync = 'ironwood-forms';

/** Where whoever sends a form that waited tells every page what has become of it. */
export const formChannel = 'ironwood.forms';

/** What pages and the worker tell each other. */
export type ToWorker =
  /** Seen before the worker was there to see it: keep it and what it was made of. */
  | { kind: 'seen'; page: string; parts: string[] }
  /** The visitor wants the new version now. */
  | { kind: 'take-over' };

export type FromWorker =
  /** Is there a page that can ask its visitor? It answers on the port. */
  | { kind: 'awake?' }
  /** The page that was just shown from the store is different by now. */
  | { kind: 'changed'; page: string };
