import { expect, test } from 'vitest';
import { progressOf, type StepName, stepRules } from './steps.ts';

const names = Object.keys(stepRules) as StepName[];

function progress(done: readonly StepName[]) {
  const known = Object.fromEntries(
    names.map((name) => [name, { isDone: done.includes(name), facts: {}, href: `/${name}` }]),
  );
  return progressOf(
    known as Parameters<typeof progressOf>[0],
    (scope) => scope !== 'people.manage',
  );
}

const nextOf = ({ steps }: ReturnType<typeof progress>) =>
  steps.filter(({ state }) => state === 'next').map(({ name }) => name);

test('the first step that is not done is next, and only one is', () => {
  expect(nextOf(progress([]))).toEqual(['place']);
  expect(nextOf(progress(['place', 'services']))).toEqual(['brand']);
});

test('optional steps come after all others and are not counted', () => {
  const required = names.filter((name) => !stepRules[name].isOptional);
  const done = progress(required);
  expect(nextOf(done)).toEqual(['staff']);
  expect([done.done, done.total, done.minutesLeft]).toEqual([required.length, required.length, 0]);
  expect(nextOf(progress(names))).toEqual([]);
});

test('a step whose page the reader may not open has no link', () => {
  const { steps } = progress([]);
  expect(steps.filter(({ href }) => href === null).map(({ name }) => name)).toEqual(['staff']);
});
