import { expect, test } from 'vitest';
import { fitNote } from './fit-note.ts';
import { storeWords } from './store-words.ts';

const counts = (fits: number, work: number, unknown: number, not: number) => ({
  fits,
  'fits-with-work': work,
  unknown,
  'does-not-fit': not,
});
const note = (...given: Parameters<typeof counts>) => fitNote(counts(...given), storeWords('en'));

test('what is unknown is never counted as fitting', () => {
  expect(note(2, 1, 4, 13)).toEqual({
    tone: 'fits',
    text: '2 of 20 sizes fit',
    unknown: '4 not known yet',
  });
  expect(note(0, 0, 4, 0)).toMatchObject({ tone: 'unknown', text: '4 of 4 sizes not known yet' });
});

test('the best that can be said is said', () => {
  expect(note(0, 3, 0, 1)).toMatchObject({ tone: 'work', text: '3 of 4 sizes fit with work' });
  expect(note(0, 0, 0, 5)).toMatchObject({ tone: 'no', text: 'None of 5 sizes fit' });
});
