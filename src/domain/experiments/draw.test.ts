import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chiSquareP } from '#src/lib/chi-square.ts';
import { type Asking, assignVisitor } from './assign-visitor.server.ts';
import { drawExperiment, drawVariants } from './draw-variants.server.ts';
import { expClasses, expValue, parseExpValue } from './exp-value.ts';
import type { DrawnExperiment } from './experiment.ts';

const everybody = { locales: [], devices: [] };
const hero: DrawnExperiment = {
  experimentId: 'hero-2026',
  name: 'hero',
  sections: 1,
  weight: 1,
  maxAgeSeconds: 604_800,
  eligibility: everybody,
  variants: [{ weight: 1 }, { weight: 2 }, { weight: 1 }],
};
const call: DrawnExperiment = { ...hero, experimentId: 'CALL_1', name: 'call', weight: 3 };

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';

function asking(parts: Partial<Asking> = {}): Asking {
  const visitor = () => 'somebody';
  return { userAgent: browser, isQuiet: false, cookie: null, locale: 'en', visitor, ...parts };
}

const assigned = (running: DrawnExperiment[], parts: Partial<Asking> = {}) => {
  const found = assignVisitor(running, asking(parts));
  return found && expValue(found);
};

test('100,000 visitors are drawn by the weights of experiments and of variants', () => {
  const counts = new Map<string, number>();
  for (let at = 0; at < 100_000; at += 1) {
    const drawn = drawExperiment([hero, call], `visitor ${at}`);
    const key = drawn ? expValue(drawn) : 'none';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const places = ['hero-2026.0', 'hero-2026.1', 'hero-2026.2', 'CALL_1.0', 'CALL_1.1', 'CALL_1.2'];
  expect([...counts.keys()].sort()).toEqual([...places].sort());
  const observed = places.map((place) => counts.get(place) ?? 0);
  expect(chiSquareP(observed, [1, 2, 1, 3, 6, 3])).toBeGreaterThan(0.001);
});

test('a draw is a matter of visitor and experiment: any process, at any time, finds the same', () => {
  const drawn = ['eva', 'ana', 'jo'].map((visitor) => drawVariants(hero, { visitor }));
  // Computed once; every later version must produce the same draws.
  expect(drawn).toEqual([[0], [1], [2]]);
});

test('a heavier variant draws visitors to it and moves no others', () => {
  const heavier = { ...hero, variants: [{ weight: 1 }, { weight: 2 }, { weight: 4 }] };
  for (let at = 0; at < 2_000; at += 1) {
    const visitor = `visitor ${at}`;
    const [before] = drawVariants(hero, { visitor });
    const [after] = drawVariants(heavier, { visitor });
    if (after !== before) expect(after).toBe(2);
  }
});

test('two sections show two variants, by weight and never the same one twice', () => {
  const two = { ...hero, sections: 2, variants: [{ weight: 1 }, { weight: 2 }, { weight: 3 }] };
  const counts = new Map<string, number>();
  for (let at = 0; at < 12_000; at += 1) {
    const pair = drawVariants(two, { visitor: hash('sha256', String(at)) }).join('-');
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  // Drawn without replacement: p(a, b) = w(a) / 6 · w(b) / (6 − w(a)).
  const expected = { '0-1': 4, '0-2': 6, '1-0': 5, '1-2': 15, '2-0': 10, '2-1': 20 };
  const observed = Object.keys(expected).map((pair) => counts.get(pair) ?? 0);
  expect(observed.reduce((sum, one) => sum + one)).toBe(12_000);
  expect(chiSquareP(observed, Object.values(expected))).toBeGreaterThan(0.001);
});

test('what has no weight is never drawn, and nothing to draw is no experiment', () => {
  const off = { ...hero, variants: [{ weight: 0 }, { weight: 0 }] };
  const control = { ...hero, variants: [{ weight: 0 }, { weight: 1 }] };
  for (const visitor of 'abcdefghij') {
    expect(drawVariants(control, { visitor })).toEqual([1]);
    expect(drawVariants({ ...control, sections: 3 }, { visitor })).toEqual([1]);
  }
  expect(drawExperiment([off], 'a')).toBeNull();
  expect(drawExperiment([{ ...hero, weight: 0 }], 'a')).toBeNull();
  expect(drawExperiment([], 'a')).toBeNull();
  expect(drawExperiment([off, { ...call, weight: 0.001 }], 'a')?.name).toBe('call');
});

test('a cookie’s variants are kept while their experiment runs, whatever would be drawn', () => {
  for (const index of [0, 1, 2]) {
    expect(assigned([hero, call], { cookie: `hero-2026.${index}` })).toBe(`hero-2026.${index}`);
  }
  const off = { ...hero, variants: [{ weight: 1 }, { weight: 0 }] };
  expect(assigned([off], { cookie: 'hero-2026.1' })).toBe('hero-2026.1');
});

test.each([
  ['an experiment that is over', 'gone.0'],
  ['a name of Object’s own prototype', '__proto__.1'],
  ['no value', '<script>'],
  ['no number', 'hero-2026.NaN'],
  ['4 KB', `${'h'.repeat(4000)}.1`],
])('%s in the cookie leads to a draw', (_, cookie) => {
  expect(assigned([hero], { cookie })).toBe(assigned([hero]));
});

test('indexes that are gone, said twice or too many are dropped, and what lacks is drawn', () => {
  expect(assigned([hero], { cookie: 'hero-2026.9' })).toBe(assigned([hero]));
  expect(assigned([hero], { cookie: 'hero-2026.2-1' })).toBe('hero-2026.2');
  const two = { ...hero, sections: 2 };
  expect(assigned([two], { cookie: 'hero-2026.2-2' })).toMatch(/^hero-2026\.2-[01]$/);
  expect(assigned([two], { cookie: 'hero-2026.99-0' })).toMatch(/^hero-2026\.0-[12]$/);
});

test('whom an experiment is for is asked again each time', () => {
  const spanish = { ...hero, eligibility: { locales: ['es' as const], devices: [] } };
  expect(assigned([spanish], { cookie: 'hero-2026.1' })).toBeNull();
  expect(assigned([spanish], { cookie: 'hero-2026.1', locale: 'es' })).toBe('hero-2026.1');
  expect(assigned([spanish], { cookie: 'hero-2026.1', locale: null })).toBe('hero-2026.1');
  const phones = { ...hero, eligibility: { locales: [], devices: ['phone' as const] } };
  expect(assigned([phones], { userAgent: browser })).toBeNull();
  expect(assigned([phones], { userAgent: phone })).not.toBeNull();
  expect(assigned([phones, call], { cookie: 'hero-2026.1' })).toMatch(/^CALL_1\.\d$/);
});

test('programs, and who asked not to be followed, are in no experiment', () => {
  const cookie = 'hero-2026.1';
  expect(assigned([hero], { cookie, isQuiet: true })).toBeNull();
  for (const userAgent of ['', 'curl/8.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)']) {
    expect(assigned([hero], { cookie, userAgent })).toBeNull();
  }
});

test('the cookie’s value and the classes of the body are exactly as they were always written', () => {
  const both = { experimentId: 'H_1', name: 'hero', maxAgeSeconds: 1, indexes: [0, 2] };
  expect(expValue(both)).toBe('H_1.0-2');
  expect(parseExpValue('H_1.0-2')).toEqual({ experimentId: 'H_1', indexes: [0, 2] });
  expect(expClasses(both)).toBe('exp-hero-0 exp-hero-2');
});
