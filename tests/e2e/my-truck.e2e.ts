import type { Page } from '@playwright/test';
import { desk, phone } from './accessible.ts';
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

/** Opens a page without the device's truck, which is then filled in without moving anything. */
async function openAsleep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('load');
  const moved = () => page.evaluate(() => Reflect.get(globalThis, 'moved') as number);
  const before = await moved();
  await wakeLinks(page);
  expect((await moved()) - before, path).toBeLessThan(0.005);
}

const fits = (page: Page) => page.getByRole('region', { name: 'Fits my truck' });

test('a truck that was built on is known on the shelf, a product, an appointment, home and gallery, and moves nothing there', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await watchShifts(page);
  await page.goto(
    `/build?step=vehicle&year=2021&make=Jeep&model=${encodeURIComponent(wrangler.model)}`,
  );
  await page.getByRole('button', { name: 'Lift Kit', exact: true }).click();
  await expect(page).toHaveURL(/step=lift-kits/);
  await expect.poll(() => garage(page)).toMatchObject([wrangler]);

  await openAsleep(page, '/store');
  await openAsleep(page, '/store/wheels');
  await expect(fits(page).getByText(name, { exact: true })).toBeVisible();
  await fits(page).locator('summary').click();
  await expect(fits(page).getByLabel('Make')).toHaveValue('Jeep');
  await expect(fits(page).getByLabel('Year')).toHaveValue('2021');

  await test.step('a link that names a truck wins on its page, and does not replace it', async () => {
    const kept = await garage(page);
    await page.goto('/store/wheels?vehicle=toyota-tacoma-2016&year=2021');
    await wakeLinks(page);
    await expect(fits(page)).toContainText('2021 Toyota Tacoma');
    expect(await garage(page)).toEqual(kept);
  });

  await openAsleep(page, '/store/wheels/basaltline-corbel');
  await expect(page.getByText(`Does it fit your ${name}?`)).toBeVisible();
  await page.getByRole('link', { name: 'Show the sizes that fit' }).click();
  await expect(page.getByText(`On your ${name}`, { exact: true })).toBeVisible();

  await openAsleep(page, '/appointment');
  await expect(page.getByLabel('Vehicle')).toHaveValue(name);
  await page.goto('/appointment?vehicle=1996+Bronco');
  await expectHydrated(page.getByLabel('Vehicle'));
  await expect(page.getByLabel('Vehicle')).toHaveValue('1996 Bronco');

  await openAsleep(page, '/');
  await expect(page.getByText('Do this with your Wrangler Unlimited')).toBeVisible();

  await openAsleep(page, '/gallery');
  await page.getByRole('link', { name: /^Like yours: Wrangler/ }).click();
  await expect(page).toHaveURL(/model=wrangler/);
});

test('at a desk nothing moves either; of two trucks the newest is meant; one that is removed in another tab is forgotten here', async ({
  page,
  context,
}) => {
  await page.setViewportSize(desk);
  await keepTrucks(page, [tacoma, wrangler]);
  // The fonts are loaded once; the shifts they cause are a separate matter.
  await page.goto('/contact');
  await watchShifts(page);
  const filledIn = ['/store', '/store/wheels/basaltline-corbel', '/appointment', '/', '/gallery'];
  for (const path of filledIn) await openAsleep(page, path);
  await openAsleep(page, '/store/wheels');
  await expect(fits(page)).toContainText('2021 Toyota Tacoma');
  const other = await context.newPage();
  await other.goto('/login');
  await other.evaluate((left) => localStorage.setItem('ironwood.garage', left), '[]');
  await expect(fits(page)).toContainText('Tell us your truck to filter by fit');
  await other.close();
});
