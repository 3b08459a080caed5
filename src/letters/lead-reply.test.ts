import { expect, test } from 'vitest';
import { brandSchema } from '#src/domain/brand/index.ts';
import { renderLetter } from './render-letter.tsx';

const address = {
  street: '2100 W Desert Cove Rd',
  city: 'Phoenix',
  region: 'AZ',
  postalCode: '85029',
  country: 'US',
};
const shop = {
  name: 'Ironwood Off-Road',
  phone: '+14807777700',
  brand: brandSchema.parse({}),
  address,
};
const origin = 'https://shop.example';

test('an answer keeps its lines, and only addresses of ours can be followed', async () => {
  const text =
    'Hola <b>Inés</b>:\n\nAparta: https://shop.example/appointment\nhttps://evil.example/x';
  const data = { subject: 'Tu troca', text, leadNumber: 1042 };
  const letter = await renderLetter({ letter: 'lead-reply', data, locale: 'es' }, { shop, origin });
  expect(letter.subject).toBe('Tu troca');
  expect(letter.html).toContain('href="https://shop.example/appointment"');
  expect(letter.html).not.toContain('href="https://evil.example');
  expect(letter.html).toContain('&lt;b&gt;Inés');
  expect(letter.text).toContain('https://evil.example/x');
  expect(letter.text).toContain('Tu número con nosotros es 1042');
});
