import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import pageRoutes from '#src/routes.ts';
import { deviceOf, isBot, isOfficePage } from './index.ts';
import { pageName } from './page-name.ts';

test.each([
  ['/', '/'],
  ['/es', '/'],
  ['/es/', '/'],
  ['/es/services/lift', '/services/lift'],
  ['/store/tires/', '/store/tires'],
  ['/estimate', '/estimate'],
  ['/Secret Name', '/…'],
  ['/%F0%9F%98%80', '/…'],
  [`/${'a'.repeat(300)}`, '/…'],
])('%s counts as %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});

function pathsOf(entries: readonly RouteConfigEntry[], path = ''): string[] {
  return entries.flatMap((entry) => {
    const whole = `${path}/${entry.path ?? ''}`.replace(/\/+/g, '/');
    return entry.children ? pathsOf(entry.children, whole) : [whole];
  });
}

test('no secret of an address is ever kept', async () => {
  const secrets = pathsOf(await pageRoutes).filter((path) => /:(token|id|key)\b/.test(path));
  expect(secrets.length).toBeGreaterThan(5);
  for (const path of secrets) {
    const told = path.replace(/:\w+/g, 'q7f3a9d2c1b8');
    const kept = isOfficePage(told) ? '' : pageName(told) + pageName(`/es${told}`);
    expect(kept, path).not.toContain('q7f3a9d2c1b8');
  }
});

test('declared bots are not visitors, people with any browser are', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148';
  const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/142.0 Safari/537';
  expect([phone, desk].map(isBot)).toEqual([false, false]);
  expect([phone, desk].map(deviceOf)).toEqual(['phone', 'computer']);
  const programs = ['', 'curl/8.5', `${desk} HeadlessChrome/142`, 'Mozilla/5.0 AhrefsBot/7.0'];
  expect(programs.map(isBot)).toEqual([true, true, true, true]);
});
