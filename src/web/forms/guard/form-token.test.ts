import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFormToken, signFormToken } from './form-token.server.ts';

const key = Buffer.alloc(32, 7);
const served = { form: 'contact', formId: '6f1c6a34-6d5a-4c55-9a53-1a7c0d5b2f10' };
const atMs = Date.UTC(2026, 10, 21, 19);
const token = signFormToken(key, { ...served, atMs });

test('a token says when its form was served', () => {
  expect(readFormToken(key, token, served)).toBe(atMs);
});

test('it is good for that serving of that form alone, under that key', () => {
  expect(readFormToken(key, token, { ...served, form: 'apply' })).toBeNull();
  expect(readFormToken(key, token, { ...served, formId: crypto.randomUUID() })).toBeNull();
  expect(readFormToken(Buffer.alloc(32, 8), token, served)).toBeNull();
});

test('a changed time is no token', () => {
  const [at = '', mac] = token.split('.');
  const later = (Number.parseInt(at, 36) + 86_400).toString(36);
  expect(readFormToken(key, `${later}.${mac}`, served)).toBeNull();
});

test('nothing else is one', () => {
  const anything = fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined), fc.object());
  fc.assert(
    fc.property(anything, (text) => readFormToken(key, text, served) === null),
    { examples: [[{ toString: false }]] },
  );
  expect(readFormToken(key, `${token}=`, served)).toBeNull();
});
