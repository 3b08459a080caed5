import { expect, test } from 'vitest';
import file from '#src/db/seeds/demo/copy/builds.json' with { type: 'json' };
import { parseFinishedBuilds } from './index.ts';
import {
  countGallery,
  type GalleryFacet,
  type GalleryQuery,
  galleryFacets,
  narrowGallery,
} from './narrow-gallery.ts';

const builds = parseFinishedBuilds(file).map(({ record }) => record);
const anything: GalleryQuery = { chosen: {} };
const countOf = (wish: GalleryQuery, facet: GalleryFacet, wanted: string) =>
  countGallery(builds, wish)
    .facets.find(({ name }) => name === facet)
    ?.values.find(({ value }) => value === wanted)?.count;

test('every count is what is left when its value is chosen, beside whatever else was', () => {
  const wishes: GalleryQuery[] = [
    anything,
    { chosen: { tire: ['35'], rub: ['none'] } },
    { chosen: { tire: ['35', '37'], lift: ['to3'], trim: ['none'] } },
    { chosen: { use: ['tow'], size: ['17'], offset: ['to12', 'to30'] } },
  ];
  for (const wish of wishes) {
    for (const { name, values } of countGallery(builds, wish).facets) {
      for (const { value, count } of values) {
        const alone = { ...wish, chosen: { ...wish.chosen, [name]: [value] } };
        expect(narrowGallery(builds, alone).length, `${name} ${value}`).toBe(count);
      }
    }
  }
});

test('two values of a facet widen, two facets narrow', () => {
  const thirtyFives = countOf(anything, 'tire', '35') ?? 0;
  const thirtySevens = countOf(anything, 'tire', '37') ?? 0;
  const both = narrowGallery(builds, { ...anything, chosen: { tire: ['35', '37'] } });
  expect(thirtyFives).toBeGreaterThan(0);
  expect(both).toHaveLength(thirtyFives + thirtySevens);
  const wish = { ...anything, chosen: { tire: ['35'], lift: ['stock'] } };
  expect(narrowGallery(builds, wish).length).toBeLessThan(thirtyFives);
});

test('every build has a model, a lift, a tire and a wheel; lifts and tires rise', () => {
  const { facets } = countGallery(builds, anything);
  const totals = facets.map(({ values }) => values.reduce((sum, { count }) => sum + count, 0));
  expect(totals.slice(0, 4)).toEqual([36, 36, 36, 36]);
  expect(facets.map(({ name }) => name)).toEqual([...galleryFacets]);
  const [, lifts, tires] = facets;
  expect(lifts?.values.map(({ value }) => value)).toEqual(['stock', 'to2', 'to3', 'to5', 'over5']);
  const figures = tires?.values.map(({ value }) => Number(value)) ?? [];
  expect(figures).toEqual(figures.toSorted((one, other) => one - other));
});

test('every build rubs or not and was trimmed or not, and new wheels have one size and one offset, which rise', () => {
  const valuesOf = (facet: GalleryFacet) =>
    countGallery(builds, anything).facets.find(({ name }) => name === facet)?.values ?? [];
  for (const facet of ['size', 'offset', 'rub', 'trim'] as const) {
    const isOfWheel = facet === 'size' || facet === 'offset';
    const having = builds.filter(({ wheel }) => !isOfWheel || wheel !== null);
    expect(
      valuesOf(facet).reduce((sum, { count }) => sum + count, 0),
      facet,
    ).toBe(having.length);
  }
  const names = (facet: GalleryFacet) => valuesOf(facet).map(({ value }) => value);
  expect(names('size')).not.toContain('factory');
  const sizes = names('size').map(Number);
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  const offsets = ['to-13', 'to12', 'to30', 'over30'];
  expect(names('offset')).toEqual(offsets.filter((one) => names('offset').includes(one)));
  for (const { wheel } of narrowGallery(builds, { chosen: { offset: ['to-13'] } })) {
    expect(wheel?.offsetMm).toBeLessThan(-12);
  }
  expect(names('trim')).toEqual(['none', 'minor']);
});

test('a value that nothing has leaves nothing', () => {
  expect(narrowGallery(builds, { ...anything, chosen: { model: ['model-t'] } })).toEqual([]);
});
