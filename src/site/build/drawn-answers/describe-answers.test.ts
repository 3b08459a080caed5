import { expect, test } from 'vitest';
import { catalog, kits, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { renderBlok, renderExample } from '#tests/render-blok.tsx';
import { exampleRates } from '../example-rates.ts';
import { chooseSteps } from '../start/choose-steps.ts';
import { quoteStep } from '../start/describe-steps.ts';
import { describeAnswers } from './describe-answers.ts';
import { examples } from './examples.ts';

const f150 = vehicleOf('ford-f150-2015');
const parts = { liftKits: kits, wheels: catalog.wheels, tires: catalog.tires };
const asked = {
  doorIn: 84,
  year: 2020,
  rates: exampleRates,
  locale: 'en',
  kinds: ['verdict', 'section', 'garage', 'price'],
} as const;
const answersOf = (vehicle: typeof f150, more: object = {}) =>
  describeAnswers(vehicle, { ...asked, steps: chooseSteps(vehicle, parts), ...more });

test('the example is the tallest height that fits without work', () => {
  expect(answersOf(f150)?.example).toContain('4 in of lift');
});

test('the verdict gives margins, and does not leave out what is work or unknown', () => {
  const rows = answersOf(f150)?.verdict ?? [];
  expect(rows.map(({ name, figure }) => `${name}: ${figure}`)).toEqual([
    'Tire clearance: 0.2 in',
    'Wheel offset: 12 mm',
    'Tire load: 1,574 lb',
    'Speedometer: 5.5 mph',
    'Spare: check',
  ]);
  expect(rows.map(({ verdict }) => verdict).slice(-2)).toEqual(['fits-with-work', 'unknown']);
});

test('the section says how far the wheel sticks out, and from what it comes away', () => {
  const texts = answersOf(f150)?.section?.labels.map(({ text, minor }) => `${text} ${minor ?? ''}`);
  expect(texts).toContain('2.5 in poke');
  expect(texts).toContain('1 in farther ');
  expect(texts).toContain(' from the upper arm than stock');
});

test('a truck taller than the door is told how much too tall it is', () => {
  const labels = (doorIn: number) =>
    answersOf(f150, { doorIn })?.garage?.labels.map(({ text, minor }) => `${text} ${minor ?? ''}`);
  expect(labels(84)).toContain('1.9 in to spare');
  expect(labels(80)).toContain('2.1 in too tall');
});

test('the price is the one of a build with these parts', () => {
  const step = chooseSteps(f150, parts).find(({ lift }) => lift?.frontIn === 4);
  if (!step) throw new Error('no such height');
  const { totalCents } = quoteStep(f150, step, asked);
  const likely = Math.round(totalCents.likely / 100).toLocaleString('en-US');
  expect(answersOf(f150)?.price?.likely).toBe(`$${likely}`);
});

test('trucks of every kind have answers, in both languages', () => {
  const kinds = new Map(vehicles.map((vehicle) => [vehicle.suspension.front, vehicle]));
  for (const vehicle of kinds.values()) {
    const steps = chooseSteps(vehicle, parts);
    for (const locale of ['en', 'es'] as const) {
      const answers = describeAnswers(vehicle, { ...asked, steps, locale });
      if (answers === null) continue;
      expect(JSON.stringify(answers), vehicle.id).not.toMatch(/NaN|undefined|Infinity/);
      expect(answers.verdict?.length, vehicle.id).toBeGreaterThan(1);
    }
  }
});

test('each drawing has a name, and nothing is left of a truck that the shop does not have', () => {
  const html = examples[0] ? renderExample(examples[0]) : '';
  expect(html).toContain('/drawings/section.svg?');
  expect(html).toContain('alt="The truck under a 7 ft garage door."');
  expect(html).toContain('>The price out the door</h2>');
  expect(renderBlok({ component: 'drawn-answers', items: [] }, null)).toBe('');
});
