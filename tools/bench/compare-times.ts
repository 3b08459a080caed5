const rounds = 60;
/** Until the engine has compiled what is measured. */
const warmUps = 20;

type Work = () => Promise<unknown>;

/** Undisturbed milliseconds of two alternating workloads, so that a noisy neighbor affects both. */
export async function compareTimes(ours: Work, reference: Work) {
  const times = { ours: [] as number[], reference: [] as number[] };
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const [ourMs, referenceMs] = [await timed(ours), await timed(reference)];
    if (round < warmUps) continue;
    times.ours.push(ourMs);
    times.reference.push(referenceMs);
  }
  return { ours: undisturbed(times.ours), reference: undisturbed(times.reference) };
}

export async function timed(work: Work): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Other programs only ever add time: the fastest tenth shows what the work itself takes. */
function undisturbed(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0;
}
