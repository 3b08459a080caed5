import { expect, test } from 'vitest';
import { hasScope, scopes, scopesOf, staffRoles } from './role-scopes.ts';

test('the owner may do everything, and every scope is somebody else’s too, but managing people', () => {
  expect(scopesOf('owner')).toEqual([...scopes]);
  const others = staffRoles.filter((role) => role !== 'owner').flatMap(scopesOf);
  expect(scopes.filter((scope) => !others.includes(scope))).toEqual([
    'people.manage',
    'backups.manage',
    'integrations.manage',
  ]);
});

test('who writes pages sees no customer, and who answers customers changes no page', () => {
  expect(
    scopesOf('editor').filter((scope) => /^(leads|applications|calendar)/.test(scope)),
  ).toEqual([]);
  expect(scopesOf('front-desk')).not.toContain('content.write');
  expect(scopesOf('builder')).not.toContain('leads.write');
});

test('who hires sees applications and no customer, page or calendar', () => {
  expect(scopesOf('hiring')).toEqual(['applications.read', 'applications.write', 'letters.read']);
});

test('who buys goods sees no customer, letter, applicant or page', () => {
  expect(scopesOf('buyer')).toEqual(['catalog.read', 'catalog.write']);
});

test('a scope is held in a list or as a true key of a map', () => {
  expect(hasScope(['a', 'b'], 'b')).toBe(true);
  expect(hasScope(['a'], 'b')).toBe(false);
  expect(hasScope({ b: true }, 'b')).toBe(true);
  expect(hasScope({ b: false }, 'b')).toBe(false);
  expect(hasScope({}, 'constructor')).toBe(false);
  expect(hasScope(null, 'a')).toBe(false);
});
