/** Runs a piece of work and may measure it; `subject` says which. Returns and throws what the work does. */
export type Around<Subject> = <Result>(
  subject: Subject,
  run: () => Promise<Result>,
) => Promise<Result>;

/** Only runs the work. */
export const onlyRun: Around<unknown> = (_, run) => run();

/** All of them, the first outermost; undefined if there is none. */
export function nest<Subject>(
  ...given: readonly (Around<Subject> | undefined)[]
): Around<Subject> | undefined {
  const arounds = given.filter((around) => around !== undefined);
  if (arounds.length < 2) return arounds[0];
  return (subject, run) =>
    arounds.reduceRight<typeof run>((inner, around) => () => around(subject, inner), run)();
}
