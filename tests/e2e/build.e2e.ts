import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, wake } from './hydrated.ts';

const vehicle = { year: '2021', make: 'Toyota', model: 'Tacoma' };
const person = { name: 'Dana Whitlock', contact: '(602) 555-0199', note: 'Tows a boat.' };

/** From the home page; presses before hydration have their own test. */
async function openOverlay(page: Page) {
  await page.goto('/');
  await wake(page);
  const start = page.getByRole('banner').getByRole('link', { name: 'Start your Build' });
  await expectHydrated(start);
  await start.click();
  const overlay = page.getByRole('dialog', { name: 'Start your Build' });
  await overlay.getByLabel('Make').waitFor();
  return overlay;
}

async function sendDetails(page: Page) {
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Phone or e-mail').fill(person.contact);
  await page.getByLabel('Anything we should know?').fill(person.note);
  await page.getByLabel('Use these details to answer me about this build.').check();
  await page.getByRole('button', { name: 'Send my build' }).click();
}

/** The URL changes shortly before the page does. */
async function goOn(page: Page, next: 'Lift Kit' | 'Wheels' | 'Tires' | 'Details') {
  await page.getByRole('button', { name: next, exact: true }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText(next);
}

/** The number of the lead, from the page that confirms the build. */
async function expectComplete(page: Page): Promise<number> {
  await expect(page).toHaveURL(/\/build\/complete$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your build');
  const book = page.getByRole('link', { name: /^(Book the bay|Pick a day)/ });
  await expect(book.first()).toBeInViewport();
  const lead = await page.getByText(/^Build IR-\d+ is with the shop/).textContent();
  return Number(/IR-(\d+)/.exec(lead ?? '')?.[1]);
}

async function readPrice(page: Page) {
  const bar = page.getByRole('region', { name: 'Verdict and price' });
  await bar.getByRole('link', { name: /\$/ }).click();
  await expect(page).toHaveURL(/view=price/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out the door');
  const parts = page.getByRole('region', { name: 'Parts' });
  await expect(parts.getByText('Lug nuts')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tax and fees' })).toContainText(
    /Sales tax.*9\.1 %/,
  );
}

test('a truck is built from the home page to the lead, and every step can be used by everybody', async ({
  page,
  dbRows,
}) => {
  const overlay = await openOverlay(page);
  await overlay.getByLabel('Make').selectOption(vehicle.make);
  await overlay.getByLabel('Model').selectOption(vehicle.model);
  await expectAccessibleInTwoLooks(page);
  await overlay.getByRole('button', { name: 'Draw my truck' }).click();

  await expect(page).toHaveURL(/step=lift-kits$/);
  await expect(overlay).toHaveCount(0);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('radio').nth(1).check();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(/^New height/).first()).toBeVisible();
  await expectAccessibleInTwoLooks(page);

  await goOn(page, 'Wheels');
  await page.getByRole('radio').nth(1).check();
  const bar = page.getByRole('region', { name: 'Verdict and price' });
  await expect(bar.getByText(/\$[\d,]+ to \$[\d,]+/)).toBeVisible();
  await readPrice(page);
  await expectAccessible(page, phone);
  await page.getByRole('link', { name: 'Close the price' }).click();
  await expect(page).toHaveURL(/step=wheels$/);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  await goOn(page, 'Tires');
  await page.getByRole('radio', { name: 'Keep my tires' }).check();
  await goOn(page, 'Details');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Keep my tires' })).toBeChecked();
  await page.goForward();
  await page.getByRole('button', { name: 'Send my build' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await sendDetails(page);
  const number = await expectComplete(page);
  await expectAccessibleInTwoLooks(page);

  const [lead] = await dbRows('select * from leads where number = $1', [number]);
  expect(lead).toMatchObject({
    kind: 'build',
    name: person.name,
    contact: '+16025550199',
    contact_kind: 'phone',
    note: person.note,
    snapshot: {
      vehicle: { make: 'Toyota', model: 'Tacoma', year: 2021 },
      completedOptions: { tires: { sku: null } },
      parts: [{ option: 'lift-kits' }, { option: 'wheels', count: 4 }],
    },
  });
  const [build] = await dbRows('select * from builds where id = $1', [lead?.build_id]);
  expect(build).toMatchObject({ first_option: 'lift-kits', current_option: 'tires' });
});

test('a failed save is no obstacle: the choice stays and goes with the form', async ({
  page,
  dbRows,
}) => {
  await page.route('**/p/v1/leads/*', (route) => route.fulfill({ status: 419 }));
  await page.goto('/build');
  await goOn(page, 'Lift Kit');
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await goOn(page, 'Wheels');
  await expect(page.getByRole('link', { name: 'Lift Kit, done' })).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'ironwood_build');
  const [build] = await dbRows('select meta from builds where id = $1', [
    cookie?.value.split('.')[0],
  ]);
  expect(build?.meta).toMatchObject({ 'lift-kits': { sku: expect.any(String) } });
});

test('closing and reopening the browser keeps the build, a reset lets it go', async ({
  browser,
}) => {
  const first = await browser.newContext();
  const page = await first.newPage();
  await page.goto('/build');
  await goOn(page, 'Lift Kit');
  await page.getByRole('radio', { name: 'No lift, keep stock' }).check();
  await goOn(page, 'Wheels');
  const storageState = await first.storageState();
  await first.close();

  const second = await browser.newContext({ storageState });
  const again = await second.newPage();
  await again.goto('/build');
  await expect(again).toHaveURL(/step=wheels$/);
  await again.getByRole('link', { name: 'Lift Kit, done' }).click();
  await expect(again.getByRole('radio', { name: 'No lift, keep stock' })).toBeChecked();
  await again.getByText('Start over', { exact: true }).click();
  await again.getByRole('button', { name: 'Yes, start over' }).click();
  await expect(again).toHaveURL(/\/build$/);
  await again.goto('/build?step=wheels');
  await expect(again).toHaveURL(/\/build$/);
  await second.close();
});

test.describe('without JavaScript', () => {
  // build-hands.e2e.ts does it on a phone.
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('a truck is built from the home page to the lead', async ({ page, dbRows }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Start your Build' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with the truck');
    await page.getByLabel('Make').selectOption(vehicle.make);
    await page.getByRole('button', { name: 'Update the lists' }).click();
    await page.getByLabel('Model').selectOption(vehicle.model);
    await page.getByRole('button', { name: 'Update the lists' }).click();
    await page.locator('label', { hasText: 'Tires' }).click();
    await page.getByRole('button', { name: 'Lift Kit' }).click();

    await expect(page).toHaveURL(/step=lift-kits$/);
    await page.locator('.build-choice').nth(1).click();
    await page.getByRole('button', { name: 'Wheels' }).click();
    await expect(page).toHaveURL(/step=wheels$/);
    await page.locator('.build-choice').nth(1).click();
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page).toHaveURL(/step=details$/);
    await readPrice(page);
    await page.getByRole('link', { name: 'Close the price' }).click();

    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Phone or e-mail').fill('602 555 019');
    await page.getByRole('button', { name: 'Send my build' }).click();
    await expect(
      page.getByText('The phone or e-mail must be either a valid phone number or e-mail').last(),
    ).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue(person.name);
    await sendDetails(page);
    const number = await expectComplete(page);

    const [lead] = await dbRows('select * from leads where number = $1', [number]);
    expect(lead).toMatchObject({
      name: person.name,
      contact: '+16025550199',
      snapshot: {
        vehicle: { make: 'Toyota', model: 'Tacoma' },
        selectedOptions: ['lift-kits', 'wheels'],
        parts: [{ option: 'lift-kits' }, { option: 'wheels' }],
        quote: { ratesDate: expect.any(String), catalogVersion: expect.any(String) },
      },
    });
  });
});
