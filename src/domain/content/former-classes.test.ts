import { expect, test } from 'vitest';
import { currentClasses } from './former-classes.ts';
import { markAttributes } from './rich-text-attributes.ts';

test('a class of an earlier version has the name of today, every other one its own', () => {
  expect(currentClasses('btn--lg  mine push')).toBe('button--large mine push-end');
  expect(currentClasses('toString lead')).toBe('toString lead');
  expect(currentClasses('')).toBe('');
});

test('so do styled words', () => {
  expect(markAttributes.styled?.({ class: 'fig muted' })).toEqual({ class: 'figure muted' });
  expect(markAttributes.styled?.({ class: 'fig" onclick="' })).toEqual({});
});
