import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FoundPicture, picturesAfter } from './pictures-after.ts';

const picture = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const named: fc.Arbitrary<FoundPicture[]> = fc.uniqueArray(
  fc.record({ url: fc.option(picture), isReplaced: fc.boolean() }),
  { maxLength: 6, selector: ({ url }) => url ?? Symbol('none') },
);
const shown = fc.uniqueArray(picture, { maxLength: 5 });

test('a part loses a picture only to one that takes its place', () => {
  fc.assert(
    fc.property(shown, named, (images, found) => {
      const after = picturesAfter(images, found);
      const here = found.filter(({ isReplaced, url }) => !isReplaced && url !== null);
      const old = new Set(found.flatMap(({ isReplaced, url }) => (isReplaced ? url : [])));
      const lost = images.filter((one) => !after.includes(one));
      expect(lost.length === 0 || here.length > 0).toBe(true);
      for (const one of lost) expect(old).toContain(one);
      if (here.length > 0) for (const { url } of here) expect(after).toContain(url);
    }),
  );
});

test('putting the same pictures on a part again changes nothing', () => {
  fc.assert(
    fc.property(shown, named, (images, found) => {
      const once = picturesAfter(images, found);
      const left = found.filter(({ isReplaced }) => !isReplaced);
      expect(picturesAfter(once, left)).toEqual(once);
    }),
  );
});
