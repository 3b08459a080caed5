import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectHydrated, wake } from './hydrated.ts';

const wrangler = {
  vehicleId: 'jeep-wrangler-jl-4dr-2018',
  year: 2021,
  make: 'Jeep',
  model: 'Wrangler Unlimited (4-door)',
};
const tacoma = { vehicleId: 'toyota-tacoma-2016', year: 2021, make: 'Toyota', model: 'Tacoma' };
const name = '2021 Jeep Wrangler Unlimited (4-door)';

async function keepTrucks(page: Page, trucks: object[]) {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('ironwood.garage') === null) {
      localStorage.setItem('ironwood.garage', kept);
    }
  }, JSON.stringify(trucks));
}

async function wakeLinks(page: Page) {
  await wake(page);
  await expectHydrated(page.locator('header a[href="/build"]').first());
}

const garage = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ironwood.garage') ?? '[]'));

/** The sum of unexpected shifts; Chromium excludes those right after a press. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(globalThis, { moved: Reflect.get(globalThis, 'moved') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('a truck that was built on is known on the shelf, a product, an appointment, home and gallery', async ({
  page,
}) => {
  await page.goto(
    `/build?step=vehicle&year=2021&make=Jeep&model=${encodeURIComponent(wrangler.model)}`,
  );
  await page.getByRole('button', { name: 'Lift Kit', exact: true }).click();
  await expect(page).toHaveURL(/step=lift-kits/);
  await expect.poll(() => garage(page)).toMatchObject([wrangler]);

  await page.goto('/store/wheels');
  await wakeLinks(page);
  const bar = page.getByRole('region', { name: 'Fits my truck' });
  await expect(bar.getByText(name, { exact: true })).toBeVisible();
  await bar.locator('summary').click();
  await expect(bar.getByLabel('Make')).toHaveValue('Jeep');
  await expect(bar.getByLabel('Year')).toHaveValue('2021');

  await page.goto('/store/wheels/basaltline-corbel');
  await wakeLinks(page);
  await expect(page.getByText(`Does it fit your ${name}?`)).toBeVisible();
  await page.getByRole('link', { name: 'Show the sizes that fit' }).click();
  await expect(page.getByText(`On your ${name}`, { exact: true })).toBeVisible();

  await page.goto('/appointment');
  await expect(page.getByLabel('Vehicle')).toHaveValue(name);
  await page.goto('/appointment?vehicle=1996+Bronco');
  await expectHydrated(page.getByLabel('Vehicle'));
  await expect(page.getByLabel('Vehicle')).toHaveValue('1996 Bronco');

  await page.goto('/');
  await wakeLinks(page);
  await expect(page.getByText('Do this with your Wrangler Unlimited')).toBeVisible();

  await page.goto('/gallery');
  await wakeLinks(page);
  await page.getByRole('link', { name: /^Like yours: Wrangler/ }).click();
  await expect(page).toHaveURL(/model=wrangler/);
});

test('a link that names a truck wins on its page, and does not replace the one of the device', async ({
  page,
}) => {
  await keepTrucks(page, [wrangler]);
  const friend = '/store/wheels?vehicle=toyota-tacoma-2016&year=2021';
  await page.goto(friend);
  await wakeLinks(page);
  const bar = page.getByRole('region', { name: 'Fits my truck' });
  await expect(bar).toContainText('2021 Toyota Tacoma');
  expect(await garage(page)).toEqual([wrangler]);
  await page.goto('/store/tires');
  await wakeLinks(page);
  await expect(page.getByRole('region', { name: 'Fits my truck' })).toContainText(name);
});

test('of two trucks the newest is meant; one that is removed in another tab is forgotten here', async ({
  page,
  context,
}) => {
  await keepTrucks(page, [tacoma, wrangler]);
  await page.goto('/store/wheels');
  await wakeLinks(page);
  const bar = page.getByRole('region', { name: 'Fits my truck' });
  await expect(bar).toContainText('2021 Toyota Tacoma');
  const other = await context.newPage();
  await other.goto('/store/tires');
  await other.evaluate((left) => localStorage.setItem('ironwood.garage', left), '[]');
  await expect(bar).toContainText('Tell us your truck to filter by fit');
});

for (const width of [390, 1440]) {
  test(`nothing moves where the truck is filled in, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await keepTrucks(page, [wrangler]);
    // The fonts are loaded once; the shifts they cause are a separate matter.
    await page.goto('/contact');
    await watchShifts(page);
    const pages = [
      '/store',
      '/store/wheels',
      '/store/wheels/basaltline-corbel',
      '/appointment',
      '/',
      '/gallery',
    ];
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('load');
      const before = await page.evaluate(() => Reflect.get(globalThis, 'moved') as number);
      await wakeLinks(page);
      const after = await page.evaluate(() => Reflect.get(globalThis, 'moved') as number);
      expect(after - before, path).toBeLessThan(0.005);
    }
  });
}
