import { expect, test } from 'vitest';
import { checkNewPassword } from './account-schemas.ts';

const person = { name: 'Luis Carranza', email: 'luis@ironwood.example' };

test('letters are counted as people count them, however their accents are typed', () => {
  const eleven = 'grúa-añeja!';
  for (const form of ['NFC', 'NFD'] as const) {
    expect(checkNewPassword(eleven.normalize(form), person)).toBe('password.short');
    expect(checkNewPassword(`${eleven}x`.normalize(form), person)).toBeNull();
  }
  expect(checkNewPassword('🚙🛻🚚🔩🔧🪛', person)).toBe('password.short');
  const longest = 'añejo-camión más grúa '.repeat(8).slice(0, 128);
  expect(checkNewPassword(longest.normalize('NFD'), person)).toBeNull();
  expect(checkNewPassword(`${longest}x`, person)).toBe('password.long');
});
