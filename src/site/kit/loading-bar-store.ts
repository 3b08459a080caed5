import { createLoadingBar, type LoadingBar } from './loading-bar-state.ts';

let current: LoadingBar = { percent: null, failed: false };
const listeners = new Set<() => void>();

/** The page's only bar. A failed page reports to it from wherever its error is shown. */
export const loadingBar = {
  ...createLoadingBar((bar) => {
    current = bar;
    for (const listener of listeners) listener();
  }),
  read: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
