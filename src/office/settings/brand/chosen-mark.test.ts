import { expect, test } from 'vitest';
import { chosenMark } from './chosen-mark.ts';

const file = (src: string) => ({ src, width: 80, height: 20 });
const nothing = { kind: 'name', logo: null, darkLogo: null, noDarkLogo: false } as const;
const saved = {
  kind: 'picture',
  src: '/old.svg',
  darkSrc: '/old-dark.svg',
  width: 9,
  height: 9,
} as const;

test('a chosen file is shown at once, whatever is ticked, beside the one for dark grounds that is kept', () => {
  const logo = file('blob:new');
  expect(chosenMark({ kind: 'name' }, { ...nothing, logo })).toEqual({
    ...{ kind: 'picture', ...logo, darkSrc: null },
  });
  expect(chosenMark(saved, { ...nothing, logo })).toMatchObject({
    ...{ src: 'blob:new', darkSrc: '/old-dark.svg' },
  });
  const darkLogo = file('blob:dark');
  expect(chosenMark(saved, { ...nothing, kind: 'picture', darkLogo })).toEqual({
    ...saved,
    darkSrc: 'blob:dark',
  });
});

test('what is taken away is gone, and without a file the ticked kind decides', () => {
  expect(chosenMark(saved, { ...nothing, kind: 'picture', noDarkLogo: true })).toEqual({
    ...saved,
    darkSrc: null,
  });
  expect(chosenMark(saved, nothing)).toEqual({ kind: 'name' });
  expect(chosenMark(saved, { ...nothing, kind: 'wheel' })).toEqual({ kind: 'wheel' });
  // "A picture" without one: saving refuses it, so the preview stays.
  expect(chosenMark({ kind: 'wheel' }, { ...nothing, kind: 'picture' })).toEqual({ kind: 'wheel' });
});
