import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password1234',
  'P@ssw0rd2026!',
  'welcome-to-ironwood1',
  'qwertyuiop123',
  '123456789012',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '2026202620262026',
  'PhoenixArizona85001',
])('%s is one that everybody would try', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test('one’s own name or email address is not a valid password', () => {
  expect(isCommonPassword('gravel-lantern-luis', 'Luis')).toBe(false);
  expect(isCommonPassword('luiscarranza2026', 'Luis Carranza', 'luis')).toBe(true);
});

test.each(['correct horse battery', 'gravel-37-lantern', 'Xk2!vTq9#mZp', 'three trucks at noon'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password, 'Luis Carranza', 'luis@ironwood.example')).toBe(false);
  },
);
