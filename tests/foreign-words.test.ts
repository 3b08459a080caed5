import { expect, test } from 'vitest';
import { createForeignFinder } from './e2e/foreign-words.ts';

const find = createForeignFinder();

test('the search for what is not the shop’s own finds the product, the place, Spanish and half a sentence of the demo', () => {
  const said = [
    'Ironwood',
    'in Phoenix',
    'Mesa, AZ 85029',
    '(480) 777-7700',
    '<a href="/es/build">',
  ];
  for (const one of [...said, '¿Qué?', '<html lang="es">', 'Your shop']) {
    expect(find(`<p>${one}</p>`), one).not.toEqual([]);
  }
  expect(find('<p>with one bay, one hoist and a <b>rule</b></p>')).toContain(
    'with one bay one hoist',
  );
  expect(find('<p>The cookie ironwood_build. Taller tires, 4 to 7.5 in, need gears.</p>')).toEqual(
    [],
  );
});
