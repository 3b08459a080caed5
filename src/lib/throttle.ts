/**
 * Runs `work` at most once in `ms`: at once when it has been quiet, and once more at the end when it
 * was asked for meanwhile. `cancel` forgets what is still to come.
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
