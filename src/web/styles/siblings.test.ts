import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * With `* + *` in any sheet a browser styles the whole page anew at whatever is put into it, forty
 * milliseconds on a slow phone with each press. `:not(:first-child)` says the same of one parent.
 */
test('no rule asks for any element beside another', () => {
  const asks = globSync('src/**/*.css').filter((path) => {
    const rules = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '');
    return /[+~]\s*\*/.test(rules);
  });
  expect(asks).toEqual([]);
});
