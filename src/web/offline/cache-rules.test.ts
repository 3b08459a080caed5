import { expect, test } from 'vitest';
import { type CacheRequest, kindOf, mayCache, pageKeyOf } from './cache-rules.ts';

const origin = 'https://shop.example';

function ask(path: string, parts: Partial<CacheRequest> = {}) {
  const url = new URL(path, origin).href;
  return kindOf({ method: 'GET', url, mode: 'navigate', headers: new Headers(), ...parts }, origin);
}

const part = (path: string) => ask(path, { mode: 'cors' });

test('pages, their parts, pictures and the shelf of a vehicle are looked at', () => {
  expect(
    ['/', '/gallery/ford', '/es/gallery', '/build?step=wheels'].map((path) => ask(path)),
  ).toEqual(['page', 'page', 'page', 'page']);
  expect(part('/assets/app-1.css')).toBe('asset');
  expect(part('/f/1/10x10/ab/truck.jpg/m/400x0')).toBe('picture');
  expect(part('/drawings/side.svg?vehicle=x')).toBe('picture');
  expect(part('/build/shelf?vehicle=x')).toBe('shelf');
});

test.each([
  '/admin',
  '/admin/leads',
  '/ADMIN/leads',
  '/es/admin',
  '/login',
  '/login/two-factor',
  '/setup/abc',
  '/invite/abc',
  '/reset/abc',
  '/api/jobs',
  '/p/v1/vehicles',
  '/v2/cdn/stories?version=draft',
  '/preview/abc',
  '/appointment/manage/abc',
  '/es/appointment/manage/abc',
  '/appointment/offer/abc',
  '/appointment/waiting-list/abc',
  '/build/complete',
  '/build/reminder/abc',
  '/build/s/abc',
  '/careers/status/abc',
  '/calendar-feed/abc',
  '/sw.js',
])('%s goes its way as if there were no worker', (path) => {
  expect([ask(path), part(path)]).toEqual([null, null]);
});

test('so does what is sent, a part of a film, another site and a draft in the editor', () => {
  expect(ask('/contact', { method: 'POST' })).toBeNull();
  expect(part('/p-like/path')).toBeNull();
  expect(
    ask('/f/1/film.mp4', { mode: 'cors', headers: new Headers({ Range: 'bytes=0-' }) }),
  ).toBeNull();
  expect(part('https://elsewhere.example/assets/app.css')).toBeNull();
  expect(ask('/?_storyblok=1')).toBeNull();
});

const answered = (control: string | null, parts: Partial<Response> = {}) =>
  mayCache({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers(control === null ? {} : { 'Cache-Control': control }),
    ...parts,
  });

test('only what the server calls public is kept', () => {
  expect(answered('public, max-age=0, s-maxage=60')).toBe(true);
  expect(answered('public, max-age=31536000, immutable')).toBe(true);
  for (const control of [
    'private, no-store',
    'private, no-cache',
    'no-store',
    'max-age=60',
    null,
  ]) {
    expect(answered(control)).toBe(false);
  }
  expect(answered('public, no-store')).toBe(false);
});

test('nothing is kept of an error, a redirect, a part or another site', () => {
  for (const status of [206, 302, 404, 500]) expect(answered('public', { status })).toBe(false);
  expect(answered('public', { redirected: true })).toBe(false);
  expect(answered('public', { type: 'opaque' })).toBe(false);
});

test('a page has one name', () => {
  expect(pageKeyOf(`${origin}/?standalone=true&utm_source=x`)).toBe(`${origin}/`);
  expect(pageKeyOf(`${origin}/_root.data`)).toBe(`${origin}/`);
  expect(pageKeyOf(`${origin}/gallery/ford.data?_routes=routes%2Fsite`)).toBe(
    `${origin}/gallery/ford`,
  );
  expect(pageKeyOf(`${origin}/store/tires?brand=x&gclid=1`)).toBe(`${origin}/store/tires?brand=x`);
});
