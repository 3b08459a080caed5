/**
 * Runs `work` at most once per `ms`: at once if the last run is long enough ago, and once more at the end if it was
 * called meanwhile. `cancel` drops a pending run.
 */
export function throttle(work: () => void, ms: number): { run(): void; cancel(): void } {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;

  function run() {
    if (pause !== undefined) {
      isAsked = true;
      return;
    }
    work();
    pause = setTimeout(rest, ms);
  }

  function rest() {
    pause = undefined;
    if (!isAsked) return;
    isAsked = false;
    run();
  }

  function cancel() {
    clearTimeout(pause);
    pause = undefined;
    isAsked = false;
  }

  return { run, cancel };
}
