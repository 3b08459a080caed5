import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import catalogFile from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { resolveBuild } from '#src/domain/builds/index.ts';
import {
  liftKitsOf,
  parseCatalogSeed,
  type Vehicle,
  vehicleSchema,
} from '#src/domain/catalog/index.ts';
import { assessFitment } from '#src/domain/fitment/index.ts';
import { quoteBuild } from '#src/domain/quotes/index.ts';
import { renderExample } from '#tests/render-blok.tsx';
import { exampleRates } from '../example-rates.ts';
import { chooseSteps } from './choose-steps.ts';
import { describeLadder } from './describe-ladder.ts';
import { describeSteps } from './describe-steps.ts';
import { examples } from './examples.ts';
import { firstShown, LiftPicker } from './lift-picker.tsx';

const catalog = parseCatalogSeed(catalogFile);
const parts = { ...catalog, liftKits: catalog.liftLines.flatMap(liftKitsOf) };
const vehicles: Vehicle[] = records.map((record) => vehicleSchema.parse(record));
const f150 = vehicles.find(({ id }) => id === 'ford-f150-2015') as Vehicle;
const stepsOf = (vehicle: Vehicle) => chooseSteps(vehicle, parts);
const telling = { doorIn: 84, locale: 'en', year: 2020, rates: exampleRates } as const;
const viewsOf = (vehicle: Vehicle) =>
  describeSteps(vehicle, { ...telling, steps: stepsOf(vehicle) }).steps;

test('stock comes first, and is the truck of the record', () => {
  const [stock] = viewsOf(f150);
  expect(stock).toMatchObject({
    liftIn: 0,
    heightIn: 77.2,
    totalCents: null,
    parts: [],
    riseIn: 0,
  });
});

test('whatever is shown fits by record, with work or without', () => {
  for (const vehicle of vehicles) {
    for (const { assessment } of stepsOf(vehicle)) {
      expect(['fits', 'fits-with-work'], vehicle.id).toContain(assessment.verdict);
    }
  }
});

test('a taller kit stands taller and leaves less room under the door', () => {
  const views = viewsOf(f150);
  expect(views.length).toBeGreaterThan(2);
  for (const [at, view] of views.slice(1).entries()) {
    expect(view.heightIn).toBeGreaterThan(views[at]?.heightIn ?? 0);
  }
});

test('the price is that of a build of the same parts, out the door', () => {
  const step = stepsOf(f150).at(-1);
  const view = viewsOf(f150).at(-1);
  const completedOptions = {
    vehicle: { vehicleId: f150.id, year: 2020 },
    'lift-kits': { sku: step?.lift?.sku ?? null },
    wheels: { sku: step?.wheel?.sku ?? null },
    tires: { sku: step?.tire?.sku ?? null },
  };
  const build = resolveBuild(
    { selectedOptions: ['lift-kits', 'wheels', 'tires'], completedOptions },
    { vehicles, ...parts },
  );
  const assessment = build && assessFitment(build.fit);
  const quote = build && assessment && quoteBuild(build, { assessment, rates: exampleRates });
  expect(quote?.totalCents.likely).toBeGreaterThan(100_000);
  expect(view?.totalCents).toEqual(quote?.totalCents);
});

test('the tire stands in the place of an angle that no record gives', () => {
  const names = viewsOf(f150)[0]?.figures.map(({ name }) => name);
  expect(f150.publishedAngles).toBeNull();
  expect(names).toContain('tireSize');
  expect(names).not.toContain('approach');
  expect(examples[0] && renderExample(examples[0])).not.toContain('not on record');
});

test('the tallest kit that needs no work is what one sees first', () => {
  const views = viewsOf(f150);
  expect(views[firstShown(views)]?.verdict).toBe('fits');
  expect(firstShown(views.slice(0, 1))).toBe(0);
});

test('all heights are drawn in one frame that has room for the tallest and for the door', () => {
  const { steps, frame } = describeSteps(f150, { ...telling, steps: stepsOf(f150) });
  const edges = steps.map(({ drawing }) => `${drawing.top} ${drawing.right}`);
  expect(new Set(edges).size).toBe(1);
  expect(frame.groundIn).toBeGreaterThan(Math.max(84, ...steps.map(({ heightIn }) => heightIn)));
  expect(frame.heightIn).toBeGreaterThan(frame.groundIn);
});

test('each height is a radio button, and its picture, verdict and figures carry the same number', () => {
  const html = examples[0] ? renderExample(examples[0]) : '';
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  for (const at of [0, 1]) {
    expect(html).toContain(`class="start-pick-${at}"`);
    expect(html.match(new RegExp(`start-step-${at}`, 'g'))?.length).toBeGreaterThanOrEqual(3);
  }
  expect(html).toContain('1.1 in too tall for a 7 ft garage door.');
});

test('a truck without a kit is not announced as lifted', () => {
  const [stock] = viewsOf(f150);
  const html = renderToStaticMarkup(
    <LiftPicker steps={stock ? [stock] : []} vehicleName="Ford F-150" />,
  );
  expect(html).toContain('Ford F-150');
  expect(html).not.toMatch(/lifted|Stock|<input/);
});

test('the ladder has a label for each height, the lowest below, and only its ends on a phone', () => {
  const ladder = describeLadder(f150, { steps: stepsOf(f150), doorIn: 84, locale: 'en' });
  const heights = (ladder?.labels ?? []).filter(({ text }) => text.endsWith(' in'));
  expect(heights.map(({ text }) => text)).toEqual(['77.2 in', '79.8 in', '82.1 in', '85.1 in']);
  expect(heights.map(({ wide }) => wide)).toEqual([false, true, true, false]);
  const rows = heights.map(({ y }) => y);
  expect(rows).toEqual(rows.toSorted((one, other) => other - one));
  expect(describeLadder(f150, { steps: stepsOf(f150).slice(0, 1), doorIn: 84, locale: 'en' })).toBe(
    null,
  );
});
