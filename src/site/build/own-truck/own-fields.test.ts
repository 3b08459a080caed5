import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  factoryOffset,
  fenderIn,
  flareFinishes,
  labelLb,
  type OwnTruck,
  paintIds,
  toldSprings,
  trimFinishes,
} from '#src/domain/catalog/index.ts';
import { forgetOwn, ownFields, readOwn, takeHints } from './own-fields.ts';

const ids = fc.constantFrom('kdss', 'air', 'avs');
const rating = fc.integer({ min: labelLb.least, max: labelLb.most });
const tenths = fc
  .integer({ min: fenderIn.least * 10, max: fenderIn.most * 10 })
  .map((tenths) => tenths / 10);
const owned: fc.Arbitrary<OwnTruck> = fc.record(
  {
    trim: fc.constantFrom('rubicon', 'sport-sport-s'),
    drive: fc.constantFrom('2wd' as const, '4wd' as const),
    options: fc.dictionary(ids, fc.boolean(), { minKeys: 1 }),
    smallestWheelIn: fc.integer({ min: 14, max: 24 }),
    frontSpring: fc.constantFrom(...toldSprings),
    factoryOffsetMm: fc.integer({ min: factoryOffset.least, max: factoryOffset.most }),
    gawrFrontLb: rating,
    gawrRearLb: rating,
    fenderFrontIn: tenths,
    fenderRearIn: tenths,
    paint: fc.constantFrom(...paintIds),
    roofPaint: fc.constantFrom(...paintIds),
    flareFinish: fc.constantFrom(...flareFinishes),
    trimFinish: fc.constantFrom(...trimFinishes),
  },
  { requiredKeys: [] },
);

test('what was told comes back from its own fields', () => {
  fc.assert(
    fc.property(owned, (own) => {
      const read = readOwn(ownFields(own));
      if (ownFields(own).length === 0) return expect(read).toBeNull();
      expect(read?.problems).toEqual({});
      expect(read?.own).toEqual(own);
    }),
  );
});

test('no question, no answer; every question left open, nothing told', () => {
  expect(readOwn(new URLSearchParams('year=2021&vehicle=ford-f150-2021'))).toBeNull();
  expect(readOwn(new URLSearchParams('trim=&drive=&has-kdss=&gawr-front='))?.own).toBeUndefined();
});

test.for([
  ['3525', 3525],
  ['3,525 lb', 3525],
  [' 3.525 LBS ', 3525],
  ['1600 kg', 3527],
])('the label reads "%s": %i lb', ([text, lb]) => {
  expect(readOwn([['gawr-front', text]])?.own).toEqual({ gawrFrontLb: lb });
});

test.for([
  ['35', 35],
  ['ET 35', 35],
  ['is44', 44],
  ['-6 mm', -6],
])('the wheel reads "%s": %i mm', ([text, mm]) => {
  expect(readOwn([['factory-offset', text]])?.own).toEqual({ factoryOffsetMm: mm });
});

test.for([
  ['ET', 'number'],
  ['18x8', 'number'],
  ['350', 'range'],
])('the wheel cannot read "%s"', ([text = '', problem]) => {
  const read = readOwn([['factory-offset', text]]);
  expect(read).toMatchObject({ own: undefined, problems: { 'factory-offset': problem } });
});

test('a wheel of no size and a spring of no kind are no answers', () => {
  const form = new URLSearchParams('smallest-wheel=3&front-spring=rubber');
  expect(readOwn(form)?.own).toBeUndefined();
});

test.for([
  ['heavy', 'number'],
  ['3525/3850', 'number'],
  ['352', 'range'],
  ['35250', 'range'],
])('the label cannot read "%s"', ([text = '', problem]) => {
  const read = readOwn([['gawr-rear', text]]);
  expect(read).toMatchObject({ own: undefined, problems: { 'gawr-rear': problem } });
  expect(read?.typed).toEqual({ 'gawr-rear': text });
});

test.for([
  ['21.5', 21.5],
  ['21,5 pulg.', 21.5],
  [' 21 1/2" ', 21.5],
  ['21-3/8 in', 21.4],
  ['23 inches', 23],
])('the tape reads "%s": %f in', ([text, inches]) => {
  expect(readOwn([['fender-front', text]])?.own).toEqual({ fenderFrontIn: inches });
});

test.for([
  ['high', 'number'],
  ['21 8/3', 'number'],
  ['21 1/0', 'number'],
  ['21.5 / 23.5', 'number'],
  ['54', 'range'],
  ['2.5', 'range'],
])('no fender is "%s" above the hub', ([text = '', problem]) => {
  const read = readOwn([['fender-rear', text]]);
  expect(read).toMatchObject({ own: undefined, problems: { 'fender-rear': problem } });
  expect(read?.typed).toEqual({ 'fender-rear': text });
});

test('a VIN names the trim, a form its id', () => {
  const trims = [{ id: 'sport-sport-s', name: 'Sport / Sport S' }];
  expect(readOwn([['trim', 'Sport / Sport S']], trims)?.own).toEqual({ trim: 'sport-sport-s' });
  expect(readOwn([['trim', 'sport-sport-s']], trims)?.own).toEqual({ trim: 'sport-sport-s' });
});

test('hints answer like an owner, and another truck’s answers are forgotten', () => {
  const form = new FormData();
  form.set('gawr-front', '3525');
  form.set('fender-rear', '23.5');
  form.set('year', '2021');
  forgetOwn(form);
  takeHints(form, { trimId: 'rubicon', drive: '4x4' });
  expect([...form]).toEqual([
    ['year', '2021'],
    ['trim', 'rubicon'],
    ['drive', '4wd'],
  ]);
});
