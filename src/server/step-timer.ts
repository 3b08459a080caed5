type StepTimer = { print(line: string): void; begin(step: string): void };

/** Announces each step of the start, and prints its duration in the format of the set-up script. */
export function createStepTimer({ print, begin }: StepTimer) {
  return async function step<Result>(name: string, work: () => Result | Promise<Result>) {
    const from = performance.now();
    begin(name);
    const result = await work();
    print(formatStep(name, performance.now() - from));
    return result;
  };
}

/** One line of the list, in the same format as `tools/set-up/steps.mjs`. */
export function formatStep(name: string, ms: number): string {
  return `  ${name.padEnd(34, '.')} ${(ms / 1000).toFixed(1).padStart(5)} s`;
}
