import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';
import { chooseSource } from './choose-source.ts';
import { videoBackgroundSchema } from './schema.ts';

const source = (res: number) => ({ src: `/film-${res}.mp4`, res, autoplay: true });
const film = { component: 'VideoBackground', src: '/film.mp4', poster: '/f/p.jpg' };

test('the smallest source made for at least the window is played', () => {
  const sources = [source(1920), source(640), source(1280)];
  const srcAt = (width: number) => chooseSource({ src: '/film.mp4', sources }, width)?.src;
  expect(srcAt(390)).toBe('/film-640.mp4');
  expect(srcAt(640)).toBe('/film-640.mp4');
  expect(srcAt(641)).toBe('/film-1280.mp4');
});

test('a window wider than every source gets the default one', () => {
  expect(chooseSource({ src: '/film.mp4', sources: [source(640)] }, 2560)?.src).toBe('/film.mp4');
  expect(chooseSource({ src: '', sources: [] }, 390)).toBeNull();
});

test('a source without src, res or autoplay does not count', () => {
  const sources = [source(640), { src: '/a.mp4', res: 320 }, { res: 320, autoplay: true }];
  expect(videoBackgroundSchema.parse({ ...film, _uid: '', sources }).sources).toEqual([
    source(640),
  ]);
});

test('fields left out are muted, looping, at normal speed', () => {
  expect(videoBackgroundSchema.parse(film)).toMatchObject({
    muted: true,
    loop: true,
    preload: 'auto',
    playbackRate: 1,
    sources: [],
  });
});

test('before any script runs there is a still with its words, no download and no button', () => {
  const html = renderBlok({ ...film, alt: 'Trucks' });
  expect(html).toMatch(/<img [^>]*src="\/f\/p.jpg"[^>]*alt="Trucks"/);
  expect(html).toContain('preload="none"');
  expect(html).not.toMatch(/<video[^>]* src=|<button/);
});

test('of two formats for one width the first that can be played is taken', () => {
  const sources = ['webm', 'mp4'].map((type) => ({ ...source(640), src: `/film.${type}` }));
  const playing = (types: string[]) =>
    chooseSource({ src: '', sources }, 390, (src) => types.some((type) => src.endsWith(type)));
  expect(playing(['webm', 'mp4'])?.src).toBe('/film.webm');
  expect(playing(['mp4'])?.src).toBe('/film.mp4');
  expect(playing([])).toBeNull();
});

test('a film may be shown whole', () => {
  expect(renderBlok({ ...film, objectFit: 'contain' })).toContain('film--whole');
  expect(renderBlok({ ...film, objectFit: 'other' })).not.toContain('film--whole');
});

test('without film and poster there is nothing', () => {
  expect(renderBlok({ component: 'VideoBackground' })).toBe('');
});
