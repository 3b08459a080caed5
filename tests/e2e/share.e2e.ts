import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { desk, expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, wake } from './hydrated.ts';
import { askFor } from './markup.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { type Parts, prepareBuild } from './prepared-build.ts';

const parts = {
  'lift-kits': 'bramblecut-fenline-4x3',
  wheels: 'vantrel-quoin-18x8.5-6x135-p25',
  tires: 'granfell-saltmarch-at-lt28575r18',
};
const aLink = /\/build\/s\/[0-9a-z]{20}$/;

/** A new build, and its link by the form without a script. */
async function shareNew(request: APIRequestContext, chosen: Parts = parts): Promise<string> {
  await prepareBuild(request, { truck: 'f150', parts: chosen });
  return share(request);
}

async function share(request: APIRequestContext): Promise<string> {
  const headers = { Origin: String(process.env.SITE_URL) };
  const answer = await request.post('/build/share', { headers, form: {} });
  expect(answer.url()).toMatch(aLink);
  return answer.url();
}

/** What a person sees of a build: the truck's outlines, figures and every line of the price. */
async function seenBy({ markup }: PlainVisitor) {
  const seen = await markup.evaluate((read) => {
    const textsOf = (selector: string) =>
      [...read.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const figures = '.build-strip [data-figure], .snapshot-figures [data-figure]';
    return {
      figures: [...read.querySelectorAll(figures)].map((one): [string, string] => [
        String(one.getAttribute('data-figure')),
        one.textContent,
      ]),
      price: textsOf('.build-price-group'),
      meter: read.querySelector('.build-price-meter')?.getAttribute('aria-label'),
      truck: [...read.querySelectorAll('svg#truck path[d]')].map((one) => one.getAttribute('d')),
    };
  });
  return { ...seen, figures: new Map(seen.figures) };
}

test('a link shows the same truck, numbers and price in a clean browser', async ({
  page,
  playwright,
  baseURL,
}) => {
  await prepareBuild(page.request, { truck: 'f150', parts });
  const sender = new PlainVisitor(page);
  await sender.open('/build?step=tires&view=price');
  const sent = await seenBy(sender);
  await page.goto('/build?step=tires&view=price');
  const shareForm = page.getByRole('region', { name: 'Share this build' });
  await expectHydrated(shareForm.locator('form'));
  await shareForm.getByRole('button', { name: 'Share this build' }).click();
  const link = await shareForm.getByLabel('Link to this build').inputValue();
  expect(link).toMatch(aLink);

  await page.goto(link);
  const clean = await playwright.request.newContext({ baseURL });
  const answer = await clean.get(link);
  expect(answer.headers()['cache-control']).toContain('public');
  const reader = new PlainVisitor(page, clean);
  await reader.open(link);
  expect((await clean.storageState()).cookies).toEqual([]);
  expect(await reader.textsOf('h1')).toEqual(['2021 Ford F-150']);
  expect(reader.html).toContain('<meta name="robots" content="noindex"');
  const received = await seenBy(reader);
  expect(sent.figures.size).toBeGreaterThan(3);
  for (const [name, value] of sent.figures)
    expect([name, received.figures.get(name)]).toEqual([name, value]);
  expect(received.price.length).toBeGreaterThan(1);
  expect(received.price).toEqual(sent.price);
  expect(received.meter).toBe(sent.meter);
  expect(received.truck.length).toBeGreaterThan(30);
  expect(received.truck).toEqual(sent.truck);
  await clean.dispose();
  await expectAccessibleInTwoLooks(page);
});

test('the picture of a link is that truck', async ({ request, playwright, baseURL }) => {
  const other = await playwright.request.newContext({ baseURL });
  const one = await pictureOf(request, await shareNew(request));
  expect(one.info).toMatchObject({ width: 1200, height: 630 });
  const chosen = { 'lift-kits': parts['lift-kits'] };
  const stockWheels = await pictureOf(other, await shareNew(other, chosen));
  expect(differing(one.data, stockWheels.data)).toBeGreaterThan(2_000);
  await other.dispose();
});

/** The decoded URL in the page's own tags. */
async function pictureOf(request: APIRequestContext, link: string) {
  const html = await askFor(request, link);
  const tag = (name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(tag(':alt')).toMatch(/^2021 Ford F-150 drawn to scale/);
  expect(tag(':width')).toBe('1200');
  const address = new URL(tag('').replaceAll('&amp;', '&'));
  const response = await request.get(address.pathname + address.search);
  expect(response.headers()['content-type']).toBe('image/png');
  return sharp(await response.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function differing(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 24) count += 1;
  }
  return count;
}

test('two builds and the own one stand side by side, and what differs is marked', async ({
  page,
}) => {
  const first = await shareNew(page.request);
  await prepareBuild(page.request, {
    truck: 'f150',
    parts: { ...parts, 'lift-kits': 'bramblecut-fenline-6x5' },
  });
  const second = (await share(page.request)).split('/').at(-1);
  await test.step('without any, the page says what it is for and where builds come from', async () => {
    await page.goto('/build/compare');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'See finished builds' }),
    ).toHaveAttribute('href', '/gallery');
    await expectAccessibleInTwoLooks(page);
    await page.getByRole('main').getByRole('link', { name: 'Add my build' }).click();
    await expect(page).toHaveURL('/build/compare?b=mine');
  });
  await page.goto(`/build/compare?b=mine,${second}`);
  await page.getByLabel('Link of a shared build').fill('my truck');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('not a link to a shared build');
  await page.getByLabel('Link of a shared build').fill(first);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Lift Kit')).toContainText('Differs');
  await expect(row('Lift Kit').getByRole('cell')).toHaveText([/^6\/5/, /^6\/5/, /^4\/3/]);
  await expect(row('Wheels')).not.toContainText('Differs');
  await expectAccessible(page, phone);
  await expectAccessible(page, desk);
  await page
    .getByRole('link', { name: /^Take out/ })
    .last()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('the build sheet is one side of paper, and leads back', async ({ page }) => {
  const link = await shareNew(page.request, {
    ...parts,
    wheels: 'basaltline-corbel-18x9-6x135-p18',
  });
  await page.goto(`${link}/print`);
  await expect(page.getByRole('img', { name: 'Scan to open this build' })).toBeVisible();
  await expect(page.locator('.print-sheet-parts tbody tr')).toHaveCount(3);
  await expect(page.locator('.print-sheet')).toContainText('2100 W Desert Cove Rd');
  await expectAccessible(page, phone);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe('1');
  expect(pdf).toContain('/MediaBox [0 0 612 792]');
});

test('nothing chosen is not shared, and a wrong link says what to do', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/build/share');
  expect(await visitor.text()).toContain('Pick the truck first.');
  await prepareBuild(page.request, { truck: 'f150' });
  await page.goto('/build/share');
  await expect(page.getByText('Nothing is chosen yet')).toBeVisible();
  await expectAccessible(page, phone);
  await visitor.open('/build/s/00000000000000000000', 404);
  expect(await visitor.textsOf('h1')).toEqual(['No build has this link']);
});

test('a friend slides the truck from stock to built, and only what changed moves', async ({
  page,
  browser,
  request,
}) => {
  const link = await shareNew(request);
  await page.setViewportSize(phone);
  await page.goto(link);
  await wake(page);
  const slider = page.getByRole('slider', { name: 'Slide from stock to built' });
  await expectHydrated(slider);
  await page.evaluate(countShifts);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Built, 82.1 in tall, 34.8 in tires');
  const stock = page.locator('svg#stock');
  await expect(stock).toHaveCount(0);

  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Stock, 77.2 in tall, 32.1 in tires');
  expect(await stock.boundingBox()).toEqual(await page.locator('svg#truck').boundingBox());
  await expect.poll(() => shownTrucks(page)).toEqual({ stock: [0, 1], built: [0, 0] });

  const track = await slider.boundingBox();
  await slider.click({ position: { x: (track?.width ?? 0) / 2, y: 20 } });
  await expect(slider).toHaveAttribute('aria-valuetext', '50% built, the rest stock');
  await expect.poll(() => shownTrucks(page)).toEqual({ stock: [0.5, 1], built: [0, 0.5] });
  expect(await page.evaluate('counted.shifted')).toBeLessThan(0.02);
  await expectAccessibleInTwoLooks(page);

  await page.emulateMedia({ media: 'print' });
  await expect(stock).toBeHidden();
  await expect.poll(() => shownTrucks(page)).toMatchObject({ built: [0, 1] });

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await plain.newPage();
  await unscripted.goto(link);
  await expect(unscripted.getByText('77.2 in tall')).toBeVisible();
  await expect(unscripted.locator('input[type="range"]')).toBeHidden();
  await plain.close();
  const unchanged = await shareNew(request, { 'lift-kits': '', wheels: '', tires: '' });
  expect(await askFor(request, unchanged)).not.toContain('type="range"');
});

/** Runs in the page: adds up what moves from now on, also after a key was pressed. */
function countShifts(): void {
  const counted = { shifted: 0 };
  Object.assign(window, { counted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) counted.shifted += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift' });
}

/** From where to where, as shares of the picture, each truck is shown. */
function shownTrucks(page: Page) {
  return page.evaluate(() => {
    const shown = (name: string): number[] => {
      const layer = document.querySelector(`.stock-wipe-${name}`);
      const clip = layer ? getComputedStyle(layer).clipPath : '';
      const [, , right = '', , left = ''] = /inset\((\S+) (.+) (\S+) (\S+)\)/.exec(clip) ?? [];
      const percent = (text: string) => Number(/(-?[\d.]+)%/.exec(text)?.[1] ?? 0) / 100;
      return [percent(left), 1 - percent(right)];
    };
    return { stock: shown('stock'), built: shown('built') };
  });
}

test('without a script a build is shared, taken over, and never lost unasked', async ({
  page,
  request,
}) => {
  const link = await shareNew(request);
  const visitor = new PlainVisitor(page);
  await visitor.open(link);
  await visitor.press('Make it yours');
  expect(visitor.path).toBe('/build?step=details');
  expect(await visitor.text()).toContain('2021 Ford F-150');

  // In a tab of its own: the build stays open.
  const target = await visitor.markup.evaluate((read) =>
    read.querySelector('.build-share form')?.getAttribute('target'),
  );
  expect(target).toBe('_blank');
  await visitor.press('Share this build');
  expect(visitor.path).toMatch(aLink);
  expect(link).not.toContain(visitor.path);
  expect(visitor.html).toContain(`value="${new URL(visitor.path, link)}"`);

  await visitor.open(link);
  await visitor.press('Make it yours');
  expect(await visitor.textsOf('h1')).toEqual(['Replace your build?']);
  const asked = visitor.path;
  await visitor.follow('Keep mine');
  expect(visitor.path).toBe('/build?step=details');
  await visitor.open(asked);
  await visitor.press('Replace it');
  expect(visitor.path).toBe('/build?step=details');
});
