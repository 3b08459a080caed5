import { expect, test } from 'vitest';
import { renderBlok, renderExample } from '#tests/render-blok.tsx';

const hero = { component: 'hero', title: 'Lift kits,', title_emphasis: '2 to 8 inches.' };
const asset = { filename: '/f/1/1600x900/0123456789/truck.jpg', alt: 'A truck' };

test('title and emphasis are the page’s one h1', () => {
  expect(renderBlok(hero)).toContain('Lift kits, <em>2 to 8 inches.</em></h1>');
});

test('an unknown style is default, an unknown type is an image', () => {
  const html = renderBlok({ ...hero, asset, style: 'neon', type: 'hologram' });
  expect(html).toContain('hero--default');
  expect(html).toContain('<img');
});

test('the style may be dark', () => {
  expect(renderBlok({ ...hero, style: 'dark' })).toContain('hero--dark');
});

test('buttons without title or address leave no trace', () => {
  const buttons = [{ component: 'button', title: 'Go', url: { url: '' } }];
  expect(renderBlok({ ...hero, buttons })).not.toContain('<a');
});

test('the first picture of a page is not lazy', () => {
  expect(renderBlok({ ...hero, asset })).toContain('fetchPriority="high"');
});

test('a picture is cut around what somebody chose, to ten percent', () => {
  const focus = '1200x88:1201x90';
  expect(renderBlok({ ...hero, asset: { ...asset, focus } })).toContain(
    '"hero-cut-x-80 hero-cut-y-10"',
  );
  expect(renderBlok({ ...hero, asset })).not.toContain('hero-cut-');
  expect(renderBlok({ ...hero, asset: { ...asset, focus: 'left' } })).not.toContain('hero-cut-');
});

test('a film is a video with a poster frame, and does not load by itself', () => {
  const html = renderBlok({ ...hero, type: 'video', asset: { ...asset, filename: '/f/a.mp4' } });
  expect(html).toContain('<video');
  expect(html).not.toContain('autoplay');
});

test('where the drawing follows, the drawing is the picture', () => {
  const html = renderExample({ name: '', blok: { ...hero, asset }, next: 'start-build' });
  expect(html).toContain('hero--drawn');
  expect(html).not.toContain('<img');
});
