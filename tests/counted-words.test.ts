import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcePath } from '#src/db/source-path.ts';

const counted =
  /\{(\w+)\} (?:characters|days|files|hours|inquiries|minutes|pages|people|photos|weeks|years)\b/;

/** Never one: a limit, a span ("2 to 3 hours"), or a number that has another text for one. */
const neverOne =
  /\b(?:of|than|to) \{\w+\} |\.other$|time\.days$|days\.span$|tooMany$|locale\.only$/;

test('a text with a number before a word has that word for one, too', () => {
  const folder = sourcePath('src');
  const files = globSync('**/*words.json', { cwd: folder });
  expect(files.length).toBeGreaterThan(50);
  const left = files.flatMap((file) => {
    const words: Record<string, { en?: unknown }> = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    return Object.entries(words).flatMap(([key, { en }]) => {
      const isFixed = typeof en !== 'string' || neverOne.test(en) || neverOne.test(key);
      return isFixed || !counted.test(en) ? [] : [`${file} ${key}: ${en}`];
    });
  });
  expect(left).toEqual([]);
});
