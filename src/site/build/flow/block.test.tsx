import { expect, test } from 'vitest';
import { renderLazyExample } from '#tests/render-blok.tsx';
import type { OptionStepData } from '../flow-data.ts';
import { examples } from './examples.ts';

function render(name: string, changes: object = {}): Promise<string> {
  const example = examples.find((one) => one.name === name);
  if (!example) throw new Error(`no example ${name}`);
  return renderLazyExample({ ...example, data: { ...Object(example.data), ...changes } });
}

// The examples of this name contain the data of an option's step.
const wheels = examples.find(({ name }) => name === 'wheels')?.data as OptionStepData;

test('the first step is a form that starts the build', async () => {
  const html = await render('vehicle');
  const form = /<form[^>]*>/.exec(html)?.[0];
  expect(form).toContain('method="post"');
  expect(form).toContain('action="/build?step=vehicle"');
  expect(html).toContain('value="start"');
  expect(html).toContain('<noscript><button type="submit"');
  expect(html).toContain('As it left the plant');
});

test('switching every option off is said where the options are', async () => {
  expect(await render('vehicle', { noOption: true })).toMatch(
    /class="field-error"[^>]*>Keep at least one/,
  );
  expect(await render('vehicle')).not.toContain('class="field-error"');
});

test('the progress bar names done, current and coming steps', async () => {
  const html = await render('wheels');
  expect(html).toContain('aria-label="Vehicle, done"');
  expect(html).toContain('Wheels, current step');
  expect(html).toContain('Details, not yet');
});

test('a part that does not fit says why and cannot be chosen', async () => {
  const html = await render('wheels');
  expect(html).toContain('hits the lift’s steering knuckle (offset 25 mm; 20 mm at most).');
  const radios = html.match(/<input type="radio"[^>]*>/g) ?? [];
  expect(radios.filter((radio) => radio.includes('disabled'))).toEqual([
    expect.stringContaining('value="vantrel-quoin-18x8.5-6x135-p25"'),
  ]);
});

test('who lists a chosen part for the truck is said beside the verdict, in the supplier’s words, and of no other part', async () => {
  const { build } = wheels;
  const chosen = { ...build.completedOptions, wheels: { sku: 'vantrel-quoin-18x8.5-6x135-p25' } };
  const listing = { supplier: 'Bramblecut', date: 'November 28, 2026', words: ['4WD'] };
  const listed = { 'vantrel-quoin-18x8.5-6x135-p25': listing, another: listing };
  const html = await render('wheels', { listed, build: { ...build, completedOptions: chosen } });
  const [lines] = /<ul class="build-listed">.*?<\/ul>/.exec(html) ?? [];
  expect(lines?.match(/<li>/g)).toHaveLength(1);
  expect(lines).toContain('Bramblecut lists these wheels for this truck (November 28, 2026);');
  expect(lines).toContain('by our figures the build as a whole does not fit. In its words: 4WD.');
  expect(html).toContain('hits the lift’s steering knuckle');
  expect(await render('wheels', { listed: { another: listing } })).not.toContain('build-listed');
});

test('what is not shown yet is one link away', async () => {
  const list = {
    ...wheels.list,
    entries: null,
    narrowed: {
      ...wheels.list.narrowed,
      groups: [{ verdict: 'fits', total: 30, skus: ['vantrel-quoin-18x8.5-6x135-p25'] }],
    },
  };
  const html = await render('wheels', { list });
  expect(html).toContain('href="/build?step=wheels&amp;refused=1&amp;more=fits-25"');
  expect(html).toContain('Show 24 more');
  expect(html).toContain('Hide what does not fit');
});

test('filters that leave nothing say which one to take off, and what that frees', async () => {
  const html = await render('wheels, narrowed');
  expect(html).toContain('This filter leaves nothing.');
  expect(html).toContain('Take off “Up to $500”: 1 left');
});

test('the bar tells the price out the door and leads on', async () => {
  const html = await render('details');
  expect(html).toMatch(/view=price.*\$8,470.*\$6,302 to \$10,908/);
  expect(html).toMatch(/<button[^>]*form="build-details"[^>]*>Send my build/);
});
