import { badCases } from '#tests/photo/bad-cases.ts';
import {
  type Errors,
  judgePhoto,
  type MarkedBy,
  measurePhoto,
} from '#tests/photo/measure-cases.ts';
import { goodCases } from '#tests/photo/photo-cases.ts';
import { greyOf, renderPhoto } from '#tests/photo/render-photo.ts';
import type { BenchResult } from './result.ts';

const count = 40;
const leastCovered = 0.9;

type Goal = { scale: readonly [number, number]; lift: readonly [number, number] };

/** In the middle of the cases, and in 9 of 10: percent of scale, inches off of 6 in of lift. */
const goals: Record<MarkedBy, Goal> = {
  hand: { scale: [2.5, 6], lift: [0.2, 0.4] },
  snap: { scale: [0.7, 2.5], lift: [0.1, 0.3] },
  'snap with focal length': { scale: [0.7, 2.5], lift: [0.1, 0.3] },
};

/** How exact the scale of an owner's photo is: on rendered photos, of which everything is known. */
export async function measurePhotos(): Promise<BenchResult[]> {
  const measured: Record<MarkedBy, Errors>[] = [];
  for (const one of goodCases(count))
    measured.push(measurePhoto(one, await greyOf(await renderPhoto(one, { onlyWheels: true }))));
  const results = (Object.keys(goals) as MarkedBy[]).flatMap((by) =>
    resultsOf(
      by,
      measured.map((all) => all[by]),
    ),
  );
  let refused = 0;
  for (const bad of badCases) {
    const photo = await greyOf(await renderPhoto(bad.one, { onlyWheels: true }));
    if (judgePhoto(bad.one, photo, bad.believed).length > 0) refused += 1;
  }
  const text = `photo: ${refused} of ${badCases.length} bad photos are refused (goal all)`;
  return [...results, { text, ratio: refused / badCases.length, goal: 1 }];
}

function resultsOf(by: MarkedBy, errors: readonly Errors[]): BenchResult[] {
  const at = (name: 'scale' | 'lift' | 'hubIn' | 'yawDegrees', share: number) => {
    const sorted = errors.map((one) => one[name]).sort((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  };
  const within = (name: keyof Goal, unit: string): BenchResult => {
    const [middle, most] = [at(name, 0.5), at(name, 0.9)];
    const [goalMiddle, goalMost] = goals[by][name];
    const text = `photo, ${by}: ${name} off by ${middle.toFixed(2)} / ${most.toFixed(2)} ${unit} in the middle / 90 % (goal ${goalMiddle} / ${goalMost}), worst ${at(name, 1).toFixed(2)}`;
    return { text, ratio: Math.min(goalMiddle / middle, goalMost / most), goal: 1 };
  };
  const covered = errors.filter(({ isCovered }) => isCovered).length / errors.length;
  return [
    within('scale', '%'),
    within('lift', 'in'),
    {
      text: `photo, ${by}: its own estimate covers ${(covered * 100).toFixed(0)} % (goal 90), hubs ${at('hubIn', 0.5).toFixed(2)} / ${at('hubIn', 0.9).toFixed(2)} in, yaw ${at('yawDegrees', 0.5).toFixed(1)} / ${at('yawDegrees', 0.9).toFixed(1)}°`,
      ratio: covered / leastCovered,
      goal: 1,
    },
  ];
}
