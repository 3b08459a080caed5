import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';
import { examples } from './examples.ts';
import { openText } from './open-text.ts';

const blok = { component: 'contact-location' };

test('calling, texting and directions are links; nothing of a map service is loaded', () => {
  const html = renderBlok(blok, examples[0]?.data);
  expect(html).toContain('href="tel:+14807777700"');
  expect(html).toContain('href="sms:+14807777700"');
  expect(html).toContain('href="https://www.google.com/maps/dir/');
  expect(html).not.toMatch(/<(iframe|script)|src="http/);
});

test('the map follows the theme', () => {
  const html = renderBlok(blok, examples[0]?.data);
  expect(html).toMatch(/<source media="\(prefers-color-scheme: dark\)" srcSet="[^"]*map-dark/i);
});

test('a live map is offered only by a script, and the page may then frame this site', () => {
  const { data } = examples[0] ?? {};
  expect(renderBlok(blok, data)).not.toContain('data-embeds');
  const html = renderBlok(blok, { ...(data as object), live: { lat: 33.5, lng: -112.1 } });
  expect(html).toContain('<div data-embeds="map"');
  expect(html).toContain('<picture class="contact-map">');
  expect(html).not.toMatch(/<(button|iframe|script)/);
});

test('other places are there as text with the way to each; one without a position is none', () => {
  const places = [
    { name: 'North lot', address: '9 Bell Rd', lat: '33.6', lng: -112.1 },
    { name: 'Nowhere', lat: 'north', lng: 0 },
  ];
  const html = renderBlok({ ...blok, places }, examples[0]?.data);
  expect(html).toContain('<b>North lot</b> 9 Bell Rd');
  expect(html).toMatch(
    /maps\/dir\/\?api=1&amp;destination=9\+Bell\+Rd"[^>]*>Directions to North lot/,
  );
  expect(html).not.toContain('Nowhere');
});

test('a closure ahead is named with its day', () => {
  expect(renderBlok(blok, examples[0]?.data)).toContain('Closed Thu, Nov 26 for Thanksgiving');
});

test('the next opening is today, tomorrow, a weekday or, far ahead, a date', () => {
  const text = (date: string, daysAhead: number) =>
    openText({ isOpen: false, next: { date, opens: '08:00', daysAhead } }, 'en').text;
  expect(text('2026-11-20', 0)).toBe('Closed, opens today at 8am');
  expect(text('2026-11-21', 1)).toBe('Closed, opens tomorrow at 8am');
  expect(text('2026-11-23', 3)).toBe('Closed, opens Monday at 8am');
  expect(text('2026-12-28', 9)).toBe('Closed, opens Monday, December 28 at 8am');
  expect(openText({ isOpen: false, next: null }, 'es').text).toBe('Cerrado por ahora');
});
