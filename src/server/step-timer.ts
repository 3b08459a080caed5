/** Prints each step of the start with its duration, in the format of the set-up script. */
export function createStepTimer(print: (line: string) => void) {
  return async function step<Result>(name: string, work: () => Result | Promise<Result>) {
    const from = performance.now();
    const result = await work();
    print(formatStep(name, performance.now() - from));
    return result;
  };
}

/** One line of the list, in the same format as `tools/set-up/steps.mjs`. */
export function formatStep(name: string, ms: number): string {
  return `  ${name.padEnd(34, '.')} ${(ms / 1000).toFixed(1).padStart(5)} s`;
}
