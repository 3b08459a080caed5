import { describe, expect, test } from 'vitest';
import { faultsOf, idsOf, usesOf } from '#tests/drawing/well-formed.ts';
import { PLACE_NAMES, renderScene, type SceneRequest, TIMES, type TimeName } from './index.ts';

// Bare wheels and a box stand in for the drawing, whose own tests are in the drawing folder.
const drawn = {
  svg: '<path d="M0 -1800h5000v1300h-5000z" fill="#b5482a"/>',
  x0: 0,
  x1: 5000,
  top: -1800,
  wheels: [
    { x: 900, y: -420, r: 420 },
    { x: 4100, y: -420, r: 420 },
  ],
  lamp: [180, -1000],
  tail: [4900, -1000],
} as const;
const vehicle = () => drawn;

const TIME_NAMES = Object.keys(TIMES) as TimeName[]; // keys of the table
// One hour by daylight, one with every lamp lit: the other hours only change colors.
const HOURS = ['golden', 'night'] as const;
const small = { width: 480, height: 320, vehicle } as const;

describe.each(PLACE_NAMES)('%s', (place) => {
  test.each(HOURS)('is well-formed and without holes at %s', (time) => {
    expectSound(renderScene({ ...small, place, time, seed: 3 }));
  });
});

test.each(TIME_NAMES)('%s lights a place without holes', (time) => {
  expectSound(renderScene({ ...small, place: 'saguaro', time, seed: 5 }));
});

function expectSound(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(faultsOf(svg)).toEqual([]);
  const ids = idsOf(svg);
  expect(new Set(ids).size).toBe(ids.length);
  expect(usesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
}

test('the same request gives the same picture, another seed another one', () => {
  const request: SceneRequest = { ...small, place: 'superstition', time: 'golden', seed: 6 };
  expect(renderScene({ ...request })).toBe(renderScene(request));
  expect(renderScene({ ...request, seed: 7 })).not.toBe(renderScene(request));
});

test('two pictures can share a document: they have no id in common', () => {
  const golden = idsOf(renderScene({ ...small, place: 'redrock', time: 'golden' }));
  const dusk = idsOf(renderScene({ ...small, place: 'redrock', time: 'dusk' }));
  expect(golden.filter((id) => dusk.includes(id))).toEqual([]);
});

test('a place without a vehicle has neither its shadow nor its dust', () => {
  const request: SceneRequest = { ...small, place: 'dune', time: 'golden', seed: 2 };
  const empty = renderScene({ ...request, vehicle: null });
  expect(idsOf(empty).filter((id) => id.includes('truck'))).toEqual([]);
  expect(empty.length).toBeLessThan(renderScene(request).length);
});

test.each([
  ['at the left', -62, 'left'],
  ['at the right', 68, 'right'],
  ['straight ahead', 10, 'behind'],
])('a vehicle is drawn in the light of a sun that stands %s', (_, azimuth, expected) => {
  const asked: string[] = [];
  const draw = (sun: string) => {
    asked.push(sun);
    return drawn;
  };
  const companions = [{ vehicle: draw, x: 0.8 }];
  renderScene({
    ...small,
    vehicle: draw,
    companions,
    place: 'dune',
    time: 'golden',
    camera: { azimuth },
  });
  expect(asked).toEqual([expected, expected]);
});

test('nothing stands in front of a truck that its picture is of, and no dust hides its wheels', () => {
  const request: SceneRequest = { place: 'superstition', time: 'golden', seed: 4, vehicle };
  const truck = { truck: 0.66, x: 0.5, dust: 1 };
  const inFront = (camera: SceneRequest['camera']) => {
    const svg = renderScene({ ...request, camera });
    return svg.length - svg.lastIndexOf('truckRim');
  };
  expect(inFront({ ...truck, portrait: true })).toBeLessThan(inFront(truck) / 1.5);
});

test('nothing grows behind a truck', () => {
  const request: SceneRequest = { place: 'saguaro', time: 'noon', seed: 4, vehicle };
  const few = { camera: { truck: 0.9, x: 0.5, dust: 0 } };
  const wide = renderScene({ ...request, ...few });
  const narrow = renderScene({ ...request, camera: { truck: 0.16, x: 0.5, dust: 0 } });
  expect(wide.length).toBeLessThan(narrow.length);
});
