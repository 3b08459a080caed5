import { expect, test } from 'vitest';
import {
  type BuildState,
  buildCookie,
  emptyBuildState,
  findStep,
  firstOpenStep,
  nextStep,
  readBuildCookie,
  stepsOf,
  withOptionToggled,
} from './index.ts';

const started: BuildState = emptyBuildState();

test('a new build has the defaults of the specification', () => {
  expect(started).toEqual({
    selectedOptions: ['lift-kits', 'wheels', 'tires'],
    currentOption: null,
    firstOption: null,
    completedOptions: {},
  });
});

test('options go out and come back in their place; the last one stays', () => {
  const withoutLift = withOptionToggled(started, 'lift-kits');
  expect(withoutLift.selectedOptions).toEqual(['wheels', 'tires']);
  expect(withOptionToggled(withoutLift, 'lift-kits').selectedOptions).toEqual(
    started.selectedOptions,
  );
  const last = withOptionToggled(withoutLift, 'wheels');
  expect(withOptionToggled(last, 'tires')).toBe(last);
});

test('steps are the vehicle, the selected options in order, and the details', () => {
  const build = {
    ...started,
    selectedOptions: ['lift-kits' as const, 'tires' as const],
    completedOptions: { vehicle: { vehicleId: 'v', year: 2021 }, 'lift-kits': { sku: null } },
  };
  expect(stepsOf(build, 'tires')).toEqual([
    { step: 'vehicle', status: 'completed' },
    { step: 'lift-kits', status: 'completed' },
    { step: 'tires', status: 'current' },
    { step: 'details', status: 'upcoming' },
  ]);
  expect(firstOpenStep(build)).toBe('tires');
  expect(nextStep(build, 'tires')).toBe('details');
  expect(nextStep(build, 'details')).toBeNull();
  expect(findStep(build, 'wheels')).toBeNull();
  expect(findStep(build, 'tires')).toBe('tires');
});

test('the cookie gives id and capability back, and nothing for what it did not write', () => {
  const access = { id: '0e6f2ef0-7b8f-4c63-9d7d-0d3f1b6a0a11', capability: 'c'.repeat(32) };
  const cookie = buildCookie(access, { secure: true });
  expect(cookie).toMatch(/; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/);
  expect(readBuildCookie(`a=b; ${cookie.split(';')[0]}`)).toEqual(access);
  expect(readBuildCookie('ironwood_build=nonsense')).toBeNull();
  expect(readBuildCookie(`ironwood_build=../etc.${'c'.repeat(32)}`)).toBeNull();
  expect(readBuildCookie(null)).toBeNull();
});
