import { expect, test } from 'vitest';
import { catalog, kits, vehicleOf } from '#tests/factories/demo-records.ts';
import { renderExample } from '#tests/render-blok.tsx';
import { exampleRates } from '../example-rates.ts';
import { chooseSteps } from '../start/choose-steps.ts';
import { quoteStep } from '../start/describe-steps.ts';
import { describeTable } from './describe-table.ts';
import { examples } from './examples.ts';

const f150 = vehicleOf('ford-f150-2015');
const steps = chooseSteps(f150, { liftKits: kits, wheels: catalog.wheels, tires: catalog.tires });
const asked = { doorIn: 84, year: 2020, rates: exampleRates, locale: 'en' } as const;
const { rows } = describeTable(f150, { ...asked, steps });

test('stock costs nothing, and every kit of the drawing has its row', () => {
  expect(rows.map(({ lift }) => lift)).toEqual(['Stock', '2.5 in', '4 in', '6 in']);
  expect(rows[0]).toMatchObject({ height: '77.2 in', tire: '32.1 in', hours: 'none', price: null });
});

test('a height says what is left under the door, or by how much it is too tall', () => {
  expect(rows.map(({ door }) => door).slice(2)).toEqual(['1.9 in to spare', '1.1 in too tall']);
});

test('the price is that of the kit with its work, without tires and wheels', () => {
  const four = steps.find(({ lift }) => lift?.frontIn === 4);
  if (!four) throw new Error('no such height');
  const withTires = quoteStep(f150, four, asked).totalCents.likely;
  const alone = Number(rows[2]?.price?.replace(/\D/g, '')) * 100;
  expect(alone).toBeGreaterThan(four.lift?.priceCents.min ?? 0);
  expect(alone).toBeLessThan(withTires);
});

test('each figure has the name of its column, also where the table is blocks', () => {
  const html = examples[0] ? renderExample(examples[0]) : '';
  expect(html).toContain('data-name="Under a 7 ft door">1.1 in too tall</td>');
  expect(html).toContain('>Fits with work</span>');
});
