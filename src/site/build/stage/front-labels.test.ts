import { expect, test } from 'vitest';
import { trackLabel } from './front-labels.ts';
import type { StageWords } from './stage-words.ts';

// The texts that a label needs.
const words = { t: (key: string) => key, locale: 'en' } as unknown as StageWords;

test('the track has a label only where there is room beside what each wheel says', () => {
  expect(trackLabel(3.5, words)).toMatchObject([{ name: 'front-track', wide: true }]);
  expect(trackLabel(0, words)).toEqual([]);
  expect(trackLabel(null, words)).toEqual([]);
});
