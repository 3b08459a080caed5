import { expect, test } from 'vitest';
import { badCases } from '#tests/photo/bad-cases.ts';
import { knownOf } from '#tests/photo/measure-cases.ts';
import { goodCases } from '#tests/photo/photo-cases.ts';
import { trueMarks } from '#tests/photo/true-camera.ts';
import { snappedSigmaPx } from './find-rims.ts';
import { isSlanted, photoProblems } from './photo-limits.ts';
import { solvePose } from './pose.ts';

function judged(one: Parameters<typeof trueMarks>[0], believed = one.vehicle) {
  const { front, rear } = trueMarks(one);
  const marks = {
    front: { ...front, sigmaPx: snappedSigmaPx },
    rear: { ...rear, sigmaPx: snappedSigmaPx },
  };
  const pose = solvePose(marks, knownOf({ vehicle: believed }), one.photo);
  return { problems: photoProblems(pose, marks), pose };
}

test('each of twenty bad photos is refused, for what is wrong with it', () => {
  expect(badCases).toHaveLength(20);
  for (const { one, believed, problem } of badCases)
    expect(judged(one, believed).problems, one.name).toContain(problem);
});

test('photos as they should be are not', () => {
  for (const one of goodCases(40)) {
    const { problems, pose } = judged(one);
    expect(problems, one.name).toEqual([]);
    expect(isSlanted(pose), one.name).toBe(Math.abs(pose.yawDegrees) > 12);
  }
});
