import { expect, test } from 'vitest';
import { knownOf, measureCase, shaken } from '#tests/photo/measure-cases.ts';
import { goodCases } from '#tests/photo/photo-cases.ts';
import { greyOf, renderPhoto } from '#tests/photo/render-photo.ts';
import { randomSource } from '#tests/process/random-source.ts';
import { snapRim, snapRims } from './snap-rims.ts';

const cases = goodCases(40);
/** Black at noon, satin black and caked in the sun, black under clouds and seen from 20° aside. */
const looks = [13, 7, 5].flatMap((index) => cases[index] ?? []);

test('rims of any color are found: the scale is within 2.5 %, 6 in of lift within 0.3 in', async () => {
  for (const one of looks) {
    const { 'snap with focal length': found } = await measureCase(one);
    expect(found.missed, one.name).toBe(0);
    expect(found.scale, one.name).toBeLessThan(2.5);
    expect(found.lift, one.name).toBeLessThan(0.3);
  }
});

test('one wheel snaps before the other is marked, to the rim and not to an edge inside it', async () => {
  for (const one of [...looks, ...cases.slice(0, 5)]) {
    const photo = await greyOf(await renderPhoto(one, { onlyWheels: true }));
    const found = snapRim(photo, shaken(one, randomSource(3)).front);
    const { front: exact } = shaken(one, () => 0.5);
    const [high, across] = [(found?.halfHeight ?? 0) - exact.halfHeight, (found?.x ?? 0) - exact.x];
    expect(Math.abs(high), one.name).toBeLessThan(2.5);
    expect(Math.abs(across), one.name).toBeLessThan(2.5);
  }
});

test('where there is no rim, the hand’s marks stay', () => {
  const [one] = looks;
  if (!one) throw new Error('no photo');
  const random = randomSource(9);
  const { width, height } = one.photo;
  const grey = Uint8Array.from({ length: width * height }, () => 90 + random() * 20);
  const marks = shaken(one, random);
  expect(snapRim({ width, height, grey }, marks.front)).toBeNull();
  expect(snapRims({ width, height, grey, focal35mm: null }, marks, knownOf(one))).toBeNull();
});
