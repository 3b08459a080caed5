import { expect, test } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

test('every word is marked, and the text is about 40 % longer', () => {
  expect(pseudoText('Wheels')).toBe('Whééééls');
  expect(pseudoText('lb')).toBe('lbü');
  const long = 'Tell us about your truck, and we call you back within a day.';
  const pseudo = pseudoText(long);
  expect(pseudo).not.toMatch(/[aeiouy]/i);
  expect(pseudo.length / long.length).toBeGreaterThan(1.25);
  expect(pseudo.length / long.length).toBeLessThan(1.5);
  expect(pseudo).toMatch(/\.$/);
  const short = pseudoText('Lift kits');
  expect(short.length).toBeLessThanOrEqual(13);
});

test('placeholders stay; words that go with a number are marked', () => {
  expect(pseudoText('{year} {make} {model}')).toBe('{year} {make} {model}');
  expect(pseudoText('{count} {count:day|days} left')).toMatch(
    /^\{count\} \{count:dááüü\|dááüüs\} lééft/,
  );
});

test('markup and addresses stay', () => {
  const html = '<p class="big">Call <a href="/contact?x=1">us</a> &amp; ask</p>';
  expect(pseudoText(html)).toMatch(
    /^<p class="big">Cááll <a href="\/contact\?x=1">úús<\/a> &amp; áásk.*<\/p>$/,
  );
  const addresses = pseudoText('See https://example.org/a or mail me@example.org');
  expect(addresses).toContain(' https://example.org/a ');
  expect(addresses).toContain(' me@example.org');
  expect(pseudoText('[the terms](/terms)')).toMatch(/^\[théé téérms\]\(\/terms\)/);
  expect(pseudoText('/admin')).toBe('/admin');
});

test('what has no letters is the same in every language', () => {
  expect(pseudoText('35 × 12.50')).toBe('35 × 12.50');
  expect(pseudoText('')).toBe('');
});
