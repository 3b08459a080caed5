import { expect, test } from 'vitest';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import { allowedAt, endOfPage, spotAfter } from './place-rules.ts';
import type { EditBlok } from './story-tree.ts';

const components = describeComponents();
const button = (uid: string): EditBlok => ({ _uid: uid, component: 'button' });
const hero = { _uid: 'hero', component: 'hero', buttons: [button('a')] };
const full = { _uid: 'full', component: 'hero', buttons: ['b', 'c', 'd'].map(button) };
const content: EditBlok = { _uid: 'page', component: 'page', body: [hero, full] };

test('beside a part of the page stands any part of a page, and no piece of another', () => {
  const allowed = allowedAt(content, { beside: 'hero', side: 'after' }, components);
  expect(allowed).toContain('call-to-action');
  expect(allowed).not.toContain('page');
  expect(allowed).not.toContain('nav-link');
});

test('a field says what stands in it, and how much', () => {
  const inside = (uid: string) => allowedAt(content, { inside: uid, field: 'buttons' }, components);
  expect(inside('hero')).toEqual(['button']);
  expect(allowedAt(content, { beside: 'a', side: 'before' }, components)).toEqual(['button']);
  expect(inside('full')).toEqual([]);
  expect(allowedAt(content, { beside: 'c', side: 'after' }, components)).toEqual([]);
});

test('a field that is none holds nothing', () => {
  expect(allowedAt(content, { inside: 'hero', field: 'title' }, components)).toEqual([]);
  expect(allowedAt(content, { inside: 'nobody', field: 'body' }, components)).toEqual([]);
});

test('without a place of its own a part goes to the end of the page', () => {
  const end = { inside: 'page', field: 'body' };
  expect(endOfPage(content, components)).toEqual(end);
  expect(spotAfter(content, { uid: null, components })).toEqual(end);
  expect(spotAfter(content, { uid: 'page', components })).toEqual(end);
  expect(spotAfter(content, { uid: 'a', components })).toEqual({ beside: 'a', side: 'after' });
});
