import { expect, test } from 'vitest';
import {
  chooseVariant,
  type Focus,
  isOfPages as isOfPagesVariant,
  parseImageRequest,
  variantName,
} from './index.ts';

const original = { width: 1600, height: 1000 };
const parse = (suffix: string) => parseImageRequest(suffix, original);

test('a bare /m/ asks for the whole picture in the best format', () => {
  for (const suffix of ['/m', '/m/']) {
    expect(parse(suffix)).toEqual({
      width: 0,
      height: 0,
      smart: false,
      fit: 'cover',
      background: null,
      grayscale: false,
      focus: null,
      quality: 75,
      format: null,
    });
  }
});

test('size, smart crop and filters are read in any order of filters', () => {
  const wanted = { width: 640, height: 480, smart: true, quality: 80, format: 'webp' };
  expect(parse('/m/640x480/smart/filters:quality(80):format(webp)')).toMatchObject(wanted);
  expect(parse('/m/640x480/smart/filters:format(webp):quality(78)')).toMatchObject(wanted);
  expect(parse('/m/filters:format(jpg)')).toMatchObject({ width: 0, format: 'jpeg' });
});

test('the focal area becomes a point on a coarse grid, inside the picture', () => {
  expect(parse('/m/320x320/filters:focal(780x480:820x520)')?.focus).toEqual({ x: 0.5, y: 0.5 });
  expect(parse('/m/320x320/filters:focal(99999x0:99999x0)')?.focus).toEqual({ x: 1, y: 0 });
});

test.each([
  '/m/4097x0',
  '/m/99999x0',
  '/m/fit-in',
  '/m/-1x0',
  '/m/640',
  '/m/640x0/../../etc/passwd',
  '/m/640x0/filters:format(svg)',
  '/m/640x0/filters:quality(0)',
  '/m/640x0/filters:quality(101)',
  '/m/640x0/filters:blur(50)',
  '/m/640x0/filters:focal(1,2)',
  '/m/640x0/filters:format(webp)/more',
  '/mm',
  '/n/640x0',
])('%s is refused', (suffix) => {
  expect(parse(suffix)).toBeNull();
});

test('what pages ask for is told from what only others ask for', () => {
  const isOfPages = (suffix: string, own: Focus | null = null) => {
    const request = parse(suffix);
    if (!request) throw new Error('refused');
    return isOfPagesVariant(chooseVariant(request, { accept: '', fallback: 'jpeg' }), own);
  };
  const ofPages = [
    '/m',
    '/m/640x0',
    '/m/640x480/smart',
    '/m/320x160/filters:format(webp)',
    '/m/1280x672',
  ];
  for (const suffix of ofPages) expect(isOfPages(suffix)).toBe(true);
  for (const suffix of ['/m/641x0', '/m/640x479', '/m/0x320', '/m/fit-in/640x480'])
    expect(isOfPages(suffix)).toBe(false);
  for (const filters of ['quality(80)', 'format(avif)', 'focal(0x0:1x1)', 'grayscale()']) {
    expect(isOfPages(`/m/640x480/filters:${filters}`)).toBe(false);
  }
  expect(isOfPages('/m/640x480/filters:focal(0x0:1x1)', { x: 0, y: 0 })).toBe(true);
});

test('without a format the reader decides, and AVIF gets a lower figure for the same look', () => {
  const request = parse('/m/640x0');
  if (!request) throw new Error('refused');
  const choose = (accept: string) => chooseVariant(request, { accept, fallback: 'jpeg' });
  expect(variantName(choose('image/avif,image/webp,*/*'))).toBe('640x0-c-q50.avif');
  expect(variantName(choose('image/webp,*/*'))).toBe('640x0-c-q75.webp');
  expect(variantName(choose('*/*'))).toBe('640x0-c-q75.jpeg');
});
