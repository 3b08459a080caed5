import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkSession,
  decideAccess,
  type GuardStep,
  type PageAccess,
  rememberablePath,
  sessionPeriods,
  toSessionFacts,
} from './session-rules.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 21, 19);

/** A session by how long ago it was renewed and how long it can still be renewed, in ms. */
function session(renewed: number, left: number, refreshable = true) {
  return { renewedAt: now - renewed, refreshExpiresAt: now + left, refreshable };
}

const sessions = {
  none: null,
  valid: session(29 * minute, 40 * minute),
  ended: session(30 * minute, 40 * minute),
  'ended, not renewable': session(30 * minute, 40 * minute, false),
  'past renewing': session(31 * 24 * 60 * minute, 0),
};

const table: [keyof typeof sessions, Record<PageAccess, GuardStep>][] = [
  ['none', { open: 'pass', guest: 'pass', staff: 'login' }],
  ['valid', { open: 'pass', guest: 'home', staff: 'pass' }],
  ['ended', { open: 'pass', guest: 'refresh', staff: 'refresh' }],
  ['ended, not renewable', { open: 'pass', guest: 'reset', staff: 'reset' }],
  ['past renewing', { open: 'pass', guest: 'reset', staff: 'reset' }],
];

test.each(
  table.flatMap(([kind, steps]) =>
    Object.entries(steps).map(([page, step]) => ({ kind, page: page as PageAccess, step })),
  ),
)('session: $kind; page: $page → $step', ({ kind, page, step }) => {
  expect(decideAccess({ page, session: sessions[kind], now })).toBe(step);
});

test('the last half second of a period counts as over', () => {
  const almost = session(sessionPeriods.access - 501, 40 * minute);
  const within = session(sessionPeriods.access - 500, 40 * minute);
  expect([checkSession(almost, now), checkSession(within, now)]).toEqual(['valid', 'refresh']);
  expect(checkSession(session(0, 500), now)).toBe('reset');
  expect(checkSession(session(0, 501), now)).toBe('valid');
});

test('periods are those of the specification’s modules', () => {
  expect(sessionPeriods.access / 1000).toBe(1800);
  expect(sessionPeriods.remembered / 24 / 3_600_000).toBe(30);
});

const hour = 60 * minute;
const row = (createdHoursAgo: number, { renewedHoursAgo = 0, hours = 30 * 24 } = {}) =>
  toSessionFacts({
    createdAt: new Date(now - createdHoursAgo * hour),
    updatedAt: new Date(now - renewedHoursAgo * hour),
    expiresAt: new Date(now + (hours - renewedHoursAgo) * hour),
  });

test.each([
  ['remembered, used every day for 89 days', row(89 * 24), 'valid'],
  ['remembered, used every day for 90 days', row(90 * 24), 'reset'],
  ['remembered, not used for 29 days', row(40 * 24, { renewedHoursAgo: 29 * 24 }), 'refresh'],
  ['remembered, not used for 30 days', row(40 * 24, { renewedHoursAgo: 30 * 24 }), 'reset'],
  ['brief, used every hour for 6 days', row(6 * 24, { hours: 24 }), 'valid'],
  ['brief, used every hour for 7 days', row(7 * 24, { hours: 24 }), 'reset'],
  ['brief, not used for a day', row(30, { renewedHoursAgo: 24, hours: 24 }), 'reset'],
] as const)('a session that is %s is %s', (_, facts, state) => {
  expect(checkSession(facts, now)).toBe(state);
});

test.each([
  '/',
  '/admin/content',
  '/admin/content/12',
  '/gallery/@ford',
  '/a-b_c~d.e:f/%20',
  '/a//b',
  '/?x=1',
  '/admin?tab=a&b=c#d',
  '/admin#top',
])('%s is remembered', (path) => {
  expect(rememberablePath(path)).toBe(path);
});

test.each([
  '',
  null,
  undefined,
  'admin',
  '//evil.example',
  '///evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/a b',
  '/<script>',
  '/a\n/b',
  '/login',
  "/'",
  '/a;b',
  '/ñ',
  '/?x=\n',
  '/#a\r\nSet-Cookie: x',
])('%j is not', (path) => {
  expect(rememberablePath(path)).toBeNull();
});

test('whatever is remembered leads to this site', () => {
  const away = fc.constantFrom(
    ...['/', '//', '\\', '/\\', '%5c', '%2f', '\t', '\n', '@', ':', '..', ';', '?', '#', ' '],
    ...['evil.example', 'https:', 'javascript:', 'admin', 'é'],
  );
  const paths = fc.array(fc.oneof(away, fc.string({ maxLength: 3 })), { maxLength: 8 });
  fc.assert(
    fc.property(paths, (parts) => {
      const path = rememberablePath(`/${parts.join('')}`);
      if (path === null) return;
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      expect(path).not.toMatch(/[\r\n]/);
    }),
    { numRuns: 5_000 },
  );
});
