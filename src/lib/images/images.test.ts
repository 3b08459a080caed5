import { expect, test } from 'vitest';
import {
  createImages,
  ipxProvider,
  screens,
  staticProvider,
  storyblokProvider,
  vercelProvider,
} from './index.ts';

const { urlOf, sizesOf } = createImages({
  provider: 'vercel',
  providers: {
    ipx: ipxProvider,
    vercel: vercelProvider(screens),
    storyblok: storyblokProvider,
    static: staticProvider,
  },
  presets: { small: { quality: 60, width: 320, modifiers: { fit: 'cover' } } },
  screens,
  domains: ['pictures.example'],
});

test.each([
  [{}, '/_ipx/_/img/a.jpg'],
  [{ format: 'webp', width: 300 }, '/_ipx/f_webp,w_300/img/a.jpg'],
  [{ width: 300, height: 200 }, '/_ipx/s_300x200/img/a.jpg'],
  [{ height: 200, quality: 80, fit: 'contain' }, '/_ipx/fit_contain,h_200,q_80/img/a.jpg'],
  [{ width: 300, background: '#fff' }, '/_ipx/w_300,b_%23fff/img/a.jpg'],
  [{ preset: 'small' }, '/_ipx/fit_cover,w_320,q_60/img/a.jpg'],
])('ipx: %j', (options, url) => {
  expect(urlOf('/img/a.jpg', { provider: 'ipx', ...options })).toBe(url);
  expect(urlOf('img/a.jpg', { provider: 'ipx', ...options })).toBe(url);
});

test.each([
  [{ width: 640 }, 'w=640&q=100'],
  [{ width: 641 }, 'w=768&q=100'],
  [{ width: 9000 }, 'w=1536&q=100'],
  [{}, 'w=1536&q=100'],
  [{ width: 300, quality: 70 }, 'w=320&q=70'],
  [{ preset: 'small', quality: 50 }, 'w=320&q=50'],
])('the default: %j', (options, query) => {
  expect(urlOf('/img/a.jpg', options)).toBe(`/_vercel/image?url=%2Fimg%2Fa.jpg&${query}`);
});

test('the content service’s own way of saying it', () => {
  const asset = '/f/1/1600x1000/ab/truck.jpg';
  const of = (options: object) => urlOf(asset, { provider: 'storyblok', ...options });
  expect(of({})).toBe(`${asset}/m/`);
  expect(of({ width: 640 })).toBe(`${asset}/m/640x0`);
  expect(of({ width: 640, height: 480, fit: 'inside' })).toBe(`${asset}/m/fit-in/640x480`);
  expect(of({ width: 64, quality: 60, modifiers: { focal: '1x1:2x2' } })).toBe(
    `${asset}/m/64x0/filters:quality(60):focal(1x1:2x2)`,
  );
});

test('hosts that are not listed, and data, stay as they are', () => {
  for (const src of ['https://other.example/a.jpg', '//other.example/a.jpg', 'data:image/gif;,x']) {
    expect(urlOf(src, { width: 320 })).toBe(src);
  }
  expect(urlOf('https://pictures.example/a.jpg', { width: 320 })).toBe(
    '/_vercel/image?url=https%3A%2F%2Fpictures.example%2Fa.jpg&w=320&q=100',
  );
});

test('what is wrong is said', () => {
  expect(() => urlOf(undefined as unknown as string)).toThrow(
    'input must be a string (received undefined: undefined)',
  );
  expect(() => urlOf('')).toThrow('input must be a string (received string: "")');
  expect(() => urlOf('/a.jpg', { provider: 'nobody' })).toThrow('Unknown provider: nobody');
  expect(() => urlOf('/a.jpg', { provider: 'constructor' })).toThrow('Unknown provider');
  expect(() => urlOf('/a.jpg', { preset: 'nothing' })).toThrow('Unknown preset: nothing');
});

test.each([
  ['2xl:100vw', '100vw'],
  ['md:100vw xl:50vw', '(max-width: 768px) 100vw, 50vw'],
  ['lg:400px sm:100vw', '(max-width: 640px) 100vw, 400px'],
  ['sm:100vw nothing:50vw md:0px lg:abc xl:300', '(max-width: 640px) 100vw, 300px'],
  ['', ''],
])('sizes %j are %j', (sizes, attribute) => {
  expect(sizesOf(sizes)).toBe(attribute);
});
