import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Cells of each case: id, what happens, what the site does, by which tests it is shown. */
const cases = readFileSync('docs/security-cases.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]-\d/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** `file`: “title”, one or more of them with semicolons between. */
const proof = /^`[^`]+`: “[^“]+”(?:; `[^`]+`: “[^“]+”)*$/;

test('each case has an id of its own, says what the site does, and has tests or none', () => {
  expect(cases.length).toBeGreaterThan(150);
  expect(cases.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  const ids = cases.map(([id]) => id);
  expect(ids.filter((id, at) => !/^[A-Z]-\d\d$/.test(id ?? '') || ids.indexOf(id) !== at)).toEqual(
    [],
  );
  expect(cases.filter(([, , , tests = '']) => tests !== 'none' && !proof.test(tests))).toEqual([]);
});

test('a case without a test says why', () => {
  const without = cases.filter(([, , , tests]) => tests === 'none');
  expect(without.length).toBeLessThan(10);
  expect(without.filter(([, , why = '']) => why.length < 60)).toEqual([]);
});

test('the tests of each case are there under their names', () => {
  const lost = cases.flatMap(([id, , , tests = '']) =>
    [...tests.matchAll(/`([^`]+)`: “([^“]+)”/g)]
      .filter(([, file = '', title = '']) => !isThere(file, title))
      .map(([named]) => `${id} ${named}`),
  );
  expect(lost).toEqual([]);
});

/** Whether a test of this file begins with this title, as it is written there: `%s is refused`. */
function isThere(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => {
    const at = source.indexOf(`${quote}${title}${quote},`);
    return at > 0 && /\(\s*$/.test(source.slice(Math.max(0, at - 20), at));
  });
}
