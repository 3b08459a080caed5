import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { desk, expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';

const f150 = { year: '2021', make: 'Ford', model: 'F-150', vehicle: 'ford-f150-2021' };
const parts = {
  'lift-kits': 'bramblecut-fenline-4x3',
  wheels: 'vantrel-quoin-18x8.5-6x135-p25',
  tires: 'granfell-saltmarch-at-lt28575r18',
};

/** A new build, made with the forms without script: the truck, then one part per step. */
async function build(page: Page, chosen: Partial<typeof parts> = parts) {
  await page.context().clearCookies();
  await page.goto('/contact');
  const options = Object.keys(parts).map((option) => ['options', option]);
  const start = [...Object.entries(f150), ...options, ['intent', 'start']];
  await post(page, '/build?step=vehicle', start);
  for (const [step, sku] of Object.entries(chosen)) {
    await post(page, `/build?step=${step}`, [['sku', sku]]);
  }
}

async function post(page: Page, path: string, fields: string[][]) {
  const send = async ([to, pairs]: [string, string[][]]) =>
    (await fetch(to, { method: 'POST', body: new URLSearchParams(pairs) })).status;
  expect(await page.evaluate(send, [path, fields] as [string, string[][]])).toBe(200);
}

/** Creates a link with the form without script, in the page's browser. */
async function share(page: Page): Promise<string> {
  const url = await page.evaluate(async () => {
    const response = await fetch('/build/share', { method: 'POST', body: new URLSearchParams() });
    return response.url;
  });
  expect(url).toMatch(/\/build\/s\/[0-9a-z]{20}$/);
  return url;
}

/** What a person sees of a build: the truck's outlines, figures and every line of the price. */
async function seenOn(page: Page) {
  const figures = await page
    .locator('.build-strip [data-figure], .snapshot-figures [data-figure]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('data-figure'), one.textContent]));
  const truck = page.locator('svg#truck path[d]');
  return {
    figures: new Map(figures as [string, string][]),
    price: await page.locator('.build-price-group').allInnerTexts(),
    meter: await page.locator('.build-price-meter').getAttribute('aria-label'),
    truck: await truck.evaluateAll((all) => all.map((one) => one.getAttribute('d'))),
  };
}

async function cleanContext(browser: Browser, baseURL: string | undefined) {
  return browser.newContext({ baseURL, viewport: phone, javaScriptEnabled: false });
}

test('a link shows the same truck, numbers and price in a clean browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await build(page);
  await page.goto('/build?step=tires&view=price');
  const sent = await seenOn(page);
  const shareForm = page.getByRole('region', { name: 'Share this build' });
  await expectAccessible(page, phone);
  await expectHydrated(shareForm.locator('form'));
  await shareForm.getByRole('button', { name: 'Share this build' }).click();
  const link = await shareForm.getByLabel('Link to this build').inputValue();
  expect(link).toMatch(/\/build\/s\/[0-9a-z]{20}$/);

  const clean = await cleanContext(browser, baseURL);
  const reader = await clean.newPage();
  const response = await reader.goto(link);
  expect(response?.headers()['cache-control']).toContain('public');
  expect(await clean.cookies()).toEqual([]);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('2021 Ford F-150');
  const received = await seenOn(reader);
  expect(sent.figures.size).toBeGreaterThan(3);
  for (const [name, value] of sent.figures)
    expect([name, received.figures.get(name)]).toEqual([name, value]);
  expect(received.price).toEqual(sent.price);
  expect(received.meter).toBe(sent.meter);
  expect(received.truck.length).toBeGreaterThan(30);
  expect(received.truck).toEqual(sent.truck);
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await clean.close();

  await page.goto(link);
  await expectAccessibleInTwoLooks(page);
});

test('the picture of a link is that truck', async ({ page }) => {
  await build(page);
  const one = await pictureOf(page, await share(page));
  expect(one.info).toMatchObject({ width: 1200, height: 630 });
  await build(page, { 'lift-kits': parts['lift-kits'] });
  const stockWheels = await pictureOf(page, await share(page));
  expect(differing(one.data, stockWheels.data)).toBeGreaterThan(2_000);
});

/** The decoded URL in the page's own tags. */
async function pictureOf(page: Page, link: string) {
  await page.goto(link);
  const tag = (name: string) => page.locator(`meta[property="og:image${name}"]`);
  await expect(tag(':alt')).toHaveAttribute('content', /^2021 Ford F-150 drawn to scale/);
  await expect(tag(':width')).toHaveAttribute('content', '1200');
  const address = new URL((await tag('').getAttribute('content')) ?? '');
  const response = await page.request.get(address.pathname + address.search);
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
  await build(page);
  const first = await share(page);
  await build(page, { ...parts, 'lift-kits': 'bramblecut-fenline-6x5' });
  const second = (await share(page)).split('/').at(-1);
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
  await build(page, { ...parts, wheels: 'basaltline-corbel-18x9-6x135-p18' });
  const link = await share(page);
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
  await page.goto('/build/share');
  await expect(page.getByText('Pick the truck first.')).toBeVisible();
  await build(page, {});
  await page.goto('/build/share');
  await expect(page.getByText('Nothing is chosen yet')).toBeVisible();
  await expectAccessible(page, phone);
  const response = await page.goto('/build/s/00000000000000000000');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No build has this link');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a build is shared, taken over, and never lost unasked', async ({
    page,
    browser,
    baseURL,
  }) => {
    const maker = await browser.newContext({ baseURL });
    const link = await sharedBy(maker);
    await page.goto(link);
    await page.getByRole('button', { name: 'Make it yours' }).click();
    await expect(page).toHaveURL(/\/build\?step=details$/);
    await expect(page.getByText('2021 Ford F-150').first()).toBeVisible();

    const [copy] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Share this build' }).click(),
    ]);
    await expect(copy.getByLabel('Link to this build')).toHaveValue(/\/build\/s\/[0-9a-z]{20}$/);
    expect(copy.url()).not.toBe(link);

    await page.goto(link);
    await page.getByRole('button', { name: 'Make it yours' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replace your build?');
    await page.getByRole('link', { name: 'Keep mine' }).click();
    await expect(page).toHaveURL(/\/build\?step=details$/);
    await page.goBack();
    await page.getByRole('button', { name: 'Replace it' }).click();
    await expect(page).toHaveURL(/\/build\?step=details$/);
    await maker.close();
  });
});

async function sharedBy(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await build(page);
  return share(page);
}
