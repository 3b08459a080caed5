import fc from 'fast-check';
import { factToSettle, type OwnerFact } from '#src/domain/fitment/owner-fact.ts';
import { assessFitment } from '#src/domain/fitment/rules.ts';
import { plausibleBuildOn } from './builds.ts';
import { vehicles } from './demo-records.ts';

/** How complete builds of the demo catalog are answered, in counts. */
export type Answers = {
  notRefused: number;
  unknown: number;
  /** Of the unknown ones: settled by one fact that the owner can read off the truck. */
  byFact: Partial<Record<OwnerFact, number>>;
};

/** The records that were there when the goals were set; later ones follow them in the file. */
const firstVehicles = vehicles.slice(
  0,
  vehicles.findIndex(({ id }) => id === 'nissan-xterra-2005') + 1,
);

/**
 * Judges random complete builds (kit or stock height, wheel of the truck's bolt pattern, tire of the wheel's diameter)
 * and counts the answers by make and model.
 *
 * @param each how many builds for each record; the sample is the same every time
 */
export function countAnswers(each: number): Map<string, Answers> {
  const counted = new Map<string, Answers>();
  for (const [at, vehicle] of firstVehicles.entries()) {
    const name = `${vehicle.make} ${vehicle.model.replace(/ *\(.*/, '')}`;
    const answers = counted.get(name) ?? { notRefused: 0, unknown: 0, byFact: {} };
    counted.set(name, answers);
    // Every part as often as any other; fast-check prefers the first and the last ones.
    const builds = fc.noBias(plausibleBuildOn([vehicle]));
    for (const build of fc.sample(builds, { numRuns: each, seed: at })) {
      count(answers, assessFitment(build));
    }
  }
  return counted;
}

function count(answers: Answers, assessment: ReturnType<typeof assessFitment>): void {
  if (assessment.verdict !== 'does-not-fit') answers.notRefused += 1;
  if (assessment.verdict !== 'unknown') return;
  answers.unknown += 1;
  const fact = factToSettle(assessment);
  if (fact) answers.byFact[fact] = (answers.byFact[fact] ?? 0) + 1;
}

/** In percent of the builds that are not refused: unknown, and unknown for another reason than one owner-readable fact. */
export function sharesOf(counted: Iterable<Answers>): { unknown: number; other: number } {
  let notRefused = 0;
  let unknown = 0;
  let settled = 0;
  for (const answers of counted) {
    notRefused += answers.notRefused;
    unknown += answers.unknown;
    settled += Object.values(answers.byFact).reduce((sum, of) => sum + of, 0);
  }
  return { unknown: (unknown / notRefused) * 100, other: ((unknown - settled) / notRefused) * 100 };
}
