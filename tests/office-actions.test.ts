import { expect, test } from 'vitest';
import { isTest, readSources } from './source-tree.ts';

const office = readSources('src/office');
const onDatabase = office.filter(({ path }) => path.endsWith('.db.test.ts'));
/** Modules that tests on a real database import. */
const tested = new Set(onDatabase.flatMap(({ imports }) => imports.map(({ target }) => target)));

const action = /^export (?:async function|function|const) action\b/m;
/** Modules of the office with an action. */
const actions = office.filter(
  (file) =>
    !isTest(file) && (action.test(file.text) || /\/act-on-[\w-]+\.server\.ts$/.test(file.path)),
);

/** Tested directly, or through the page that calls it. */
function isTested(path: string): boolean {
  const callers = actions.filter(({ imports }) => imports.some(({ target }) => target === path));
  return tested.has(path) || callers.some((caller) => tested.has(caller.path));
}

test('every action of the office has a test on a real database', () => {
  expect(actions.length).toBeGreaterThan(45);
  expect(actions.map(({ path }) => path).filter((path) => !isTested(path))).toEqual([]);
});
