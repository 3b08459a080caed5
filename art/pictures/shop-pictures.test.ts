import { expect, test } from 'vitest';
import { PORTRAIT_SLUGS } from '../scenes/index.ts';
import { buildPictures } from './build-pictures.ts';
import { BUILD_COMPOSITIONS } from './compositions.ts';
import { pageScenesOf } from './page-scenes.ts';
import { MAP_WORD, sceneOfWords } from './scene-words.ts';
import { readShopRecords } from './shop-records.ts';

const records = await readShopRecords();
const asked = pageScenesOf(records.pages).map(({ scene }) => scene);
const pictured = records.builds.filter(({ imageExists }) => imageExists);

test('every place and hour that the copy names has its scene', () => {
  const built = pictured.flatMap(({ scene }) => scene ?? []);
  const scenes = [...built, ...asked].filter(({ place }) => place !== MAP_WORD);
  expect(scenes.length).toBeGreaterThan(40);
  for (const scene of scenes) expect(() => sceneOfWords(scene)).not.toThrow();
});

test('a word that has no scene is refused', () => {
  expect(() => sceneOfWords({ place: 'moon', timeOfDay: 'night' })).toThrow('moon');
  expect(() => sceneOfWords({ place: 'camp', timeOfDay: 'teatime' })).toThrow('teatime');
});

test('every build with a picture is composed, and none without', () => {
  expect(Object.keys(BUILD_COMPOSITIONS)).toEqual(pictured.map(({ slug }) => slug));
});

test('two neighbours in the gallery differ in place or hour', () => {
  const looks = pictured.map(({ slug, scene }) => {
    return `${scene?.place} ${BUILD_COMPOSITIONS[slug]?.time ?? scene?.timeOfDay}`;
  });
  looks.slice(1).forEach((look, i) => {
    expect(look).not.toBe(looks[i]);
  });
});

test('a finished truck fills its picture, and the squarest card cuts none of it', () => {
  const squarest = 4 / 5;
  for (const { key, focus, width, height } of buildPictures(records, [])) {
    const [left = 0, top = 0, right = 0, bottom = 0] = focus ?? [];
    expect(right - left, key).toBeGreaterThan(0.5);
    const cut = height / squarest / width;
    const from = Math.min(1 - cut, Math.max(0, (left + right) / 2 - cut / 2));
    expect(left, key).toBeGreaterThan(from);
    expect(right, key).toBeLessThan(from + cut);
    expect(top, key).toBeGreaterThan(0);
    expect(bottom, key).toBeLessThan(1);
  }
});

test('a fitted build carries the parts of its record', () => {
  const raptor = records.buildOf('2019-raptor-two-track');
  expect(records.fittedOn(raptor)).toMatchObject({
    liftFrontIn: 3,
    liftRearIn: 2,
    paint: { colour: '#7a1f1c' },
    tire: { diameterIn: 36.8, tread: 'R/T' },
    wheel: { diameterIn: 17, offsetMm: -12, design: 'kiva' },
  });
});

test('a build on factory wheels keeps them', () => {
  const runner = records.buildOf('2019-4runner-factory-wheels');
  const { stockWheel } = records.vehicleOf(runner);
  expect(records.fittedOn(runner).wheel).toMatchObject(stockWheel);
});

test('everybody on the team has a look', () => {
  expect(records.team.map(({ slug }) => slug)).toEqual(PORTRAIT_SLUGS);
});
