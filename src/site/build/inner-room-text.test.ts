import { expect, test } from 'vitest';
import { translate } from '#src/web/words/translate.ts';
import { vehicleOf, wheelOf } from '#tests/factories/demo-records.ts';
import { innerChangeText, innerPartText } from './inner-change-text.ts';
import { innerRoomText } from './inner-room-text.ts';
import buildStrings from './words.json' with { type: 'json' };

const words = (locale: 'en' | 'es') => ({ t: translate(buildStrings, locale), locale });
const tacoma = { vehicle: vehicleOf('toyota-tacoma-2016'), lift: null, tire: null };
const wheel = { ...wheelOf('basaltline-corbel-17x9-6x1397-p0'), offsetMm: 5 };

test('room inside is told as a change from stock and as what is left', () => {
  expect(innerRoomText({ ...tacoma, wheel }, words('en'))).toBe(
    '0.2 in closer to the upper arm than stock; 0.1 to 0.4 in left',
  );
  expect(innerRoomText({ ...tacoma, wheel }, words('es'))).toBe(
    '0.2 pulg más cerca del brazo superior que de fábrica; quedan de 0.1 a 0.4 pulg',
  );
});

test('a solid axle has no strut and no upper arm', () => {
  const wrangler = { ...tacoma, vehicle: vehicleOf('jeep-wrangler-jl-4dr-2018') };
  const corbel = wheelOf('basaltline-corbel-18x9-5x127-p18');
  expect(innerRoomText({ ...wrangler, wheel: corbel }, words('en'))).toMatch(
    /^0\.3 in farther from the control arm than stock; /,
  );
});

test('where there is little place, the change and the part stand apart', () => {
  expect(innerChangeText(-5.08, words('en'))).toBe('0.2 in closer');
  expect(innerChangeText(0.2, words('en'))).toBe('as stock');
  expect(innerPartText(-5.08, tacoma.vehicle, words('en'))).toBe('to the upper arm than stock');
  expect(innerPartText(0.2, tacoma.vehicle, words('en'))).toBe('');
  expect(innerRoomText({ ...tacoma, wheel: null }, words('en'))).toBeNull();
});
