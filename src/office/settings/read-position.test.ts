import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPosition } from './read-position.ts';

const shop = { lat: 43.61512, lng: -116.20231 };

test.each([
  '43.61512, -116.20231',
  ' 43.61512°; -116.20231° ',
  'https://www.google.com/maps/@43.61512,-116.20231,17z',
  'https://www.google.com/maps/place/Boise/@43.7,-116.3,12z/data=!4m6!3m5!8m2!3d43.61512!4d-116.20231',
  'https://www.google.com/maps/search/?api=1&query=43.61512%2C-116.20231',
  'https://maps.google.com/?q=43.61512,-116.20231',
  'https://maps.apple.com/?ll=43.61512,-116.20231&q=Shop',
  'https://maps.apple.com/place?coordinate=43.61512,-116.20231&name=Shop',
  'https://www.openstreetmap.org/?mlat=43.61512&mlon=-116.20231#map=18/43.7/-116.3',
  'https://www.openstreetmap.org/#map=18/43.61512/-116.20231',
  'geo:43.61512,-116.20231?z=18',
])('%s is where the shop is', (text) => {
  expect(readPosition(text)).toEqual(shop);
});

test.each([
  ['north', 'settings.not-a-place'],
  ['43.61512', 'settings.not-a-place'],
  ['91, 0', 'settings.latitude'],
  ['-116.20231, 43.61512', 'settings.latitude'],
  ['43.6, -181', 'settings.longitude'],
  ['https://maps.app.goo.gl/AbCdEf', 'settings.no-place-in-link'],
  ['https://www.google.com/maps/@%E0%A4%A,1', 'settings.no-place-in-link'],
])('%s is refused in plain words', (text, reason) => {
  expect(readPosition(text)).toMatchObject({ reason });
});

test('nothing is no position', () => {
  expect(readPosition('  ')).toBeNull();
});

test('any position on earth comes back, typed or in a link; anything else is refused and never breaks', () => {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lng) => {
      const [north, east] = [lat.toFixed(5), lng.toFixed(5)];
      const place = { lat: Number(north), lng: Number(east) };
      expect(readPosition(`${north}, ${east}`)).toEqual(place);
      expect(readPosition(`https://www.google.com/maps/@${north},${east},15z`)).toEqual(place);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void readPosition(`https://${text}`)));
});
