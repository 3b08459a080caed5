/** What the bar shows. `percent` is null while it is hidden. */
export type LoadingBar = { percent: number | null; failed: boolean };

/** The specification's times (section 9), in ms. */
export const loadingBarTimes = { delay: 200, duration: 5000, hide: 500, step: 100 } as const;

const hidden: LoadingBar = { percent: null, failed: false };
const stepPercent = (loadingBarTimes.step / loadingBarTimes.duration) * 100;

/**
 * The loading bar: hidden for 200 ms, then 0 to 100 % over 5000 ms; when the page is loaded, 100 %, and hidden 500 ms
 * later. Fast loads never show it; a failed one stays red until it hides.
 */
export function createLoadingBar(show: (bar: LoadingBar) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar = hidden;

  function set(next: LoadingBar) {
    bar = next;
    show(bar);
  }

  function later(ms: number, run: () => void) {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  function grow() {
    const percent = Math.min(100, (bar.percent ?? -stepPercent) + stepPercent);
    set({ percent, failed: false });
    if (percent < 100) later(loadingBarTimes.step, grow);
  }

  function end(failed: boolean) {
    clearTimeout(timer);
    if (bar.percent === null && !failed) return;
    set({ percent: 100, failed });
    later(loadingBarTimes.hide, () => set(hidden));
  }

  return {
    start() {
      set(hidden);
      later(loadingBarTimes.delay, grow);
    },
    finish: () => end(bar.failed),
    fail: () => end(true),
  };
}
