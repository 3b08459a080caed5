import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';

/** A build for this vehicle, at its first option. */
async function startOn(page: Page, query: string) {
  await page.goto(`/build?step=vehicle&${query}`);
  await page.getByRole('button', { name: 'Lift Kit' }).click();
  // The URL changes shortly before the page does.
  await expect(page.locator('[aria-current="step"]')).toContainText('Lift Kit');
}

const silverado = 'year=2019&make=Chevrolet&model=Silverado+1500';

test('a vehicle is found by what one types, and one that is not there leads to a person', async ({
  page,
  dbRows,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/build');
  const search = page.getByRole('combobox', { name: /^Type it/ });
  await search.pressSequentially('2019 silv');
  await expect(page.getByRole('option').first()).toContainText('2019 Chevrolet Silverado 1500');
  await expectAccessible(page, phone);
  await search.press('ArrowDown');
  await search.press('ArrowUp');
  await search.press('Enter');
  await expect(page.getByLabel('Model')).toHaveValue('Silverado 1500');
  await expect(page.getByLabel('Year')).toHaveValue('2019');
  await expect(search).toBeFocused();

  await search.fill('1962 unimog');
  await expect(page.getByText('No record of “1962 unimog”.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Write to us about it' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByLabel('Message')).toHaveValue(/1962 unimog/);
  const name = `Nils ${crypto.randomUUID()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone or e-mail').fill('(480) 777-7700');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('A person answers within two working hours.')).toBeVisible();
  const [kept] = await dbRows('select note from leads where name = $1', [name]);
  expect(kept?.note).toContain('1962 unimog');
});

test('a filter that is ticked before the page is awake narrows the list once it is', async ({
  page,
}) => {
  await startOn(page, silverado);
  // The script loads only after the choice.
  let wake = () => {};
  const ticked = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await ticked;
    await route.continue();
  });
  await page.goto('/build?step=wheels', { waitUntil: 'commit' });
  await page.locator('.build-filters-chip', { hasText: 'In stock' }).click();
  wake();
  await expect(page).toHaveURL(/inStock=1/);
  const box = page.getByRole('checkbox', { name: /^In stock/ });
  await expect(box).toBeChecked();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/inStock/);
  await expect(box).not.toBeChecked();
});

test('filters narrow the list at once, stay in the address, and say the way out', async ({
  page,
}) => {
  await startOn(page, silverado);
  await page.goto('/build?step=wheels');
  const filters = page.getByRole('form', { name: 'Narrow the list' });
  const before = Number(/\d+/.exec((await filters.getByRole('status').textContent()) ?? '')?.[0]);
  await filters.locator('summary', { hasText: 'Brand' }).click();
  await filters.getByRole('checkbox', { name: /^Vantrel/ }).check();
  await expect(page).toHaveURL(/brand=vantrel/);
  const left = await filters
    .getByRole('checkbox', { name: /^Vantrel/ })
    .locator('..')
    .textContent();
  await expect(filters.getByRole('status')).toHaveText(
    `${Number(/\d+/.exec(left ?? '')?.[0])} choices`,
  );
  expect(before).toBeGreaterThan(Number(/\d+/.exec(left ?? '')?.[0]));
  await expectAccessibleInTwoLooks(page);
  await page.reload();
  await expect(page.locator('.build-choices .build-choice-name').first()).toContainText('Vantrel');
  await page.goto('/build?step=wheels&brand=vantrel&max=100');
  await expect(page.getByText('These 2 filters leave nothing.')).toBeVisible();
  await page.getByRole('link', { name: /^Take off “Up to \$100”/ }).click();
  await expect(page.locator('.build-choices .build-choice-name').first()).toContainText('Vantrel');
  // Wheels drilled for other trucks are not listed.
  await expect(page.getByRole('link', { name: /^Show what does not fit/ })).toHaveCount(0);
  await page.goto('/build?step=lift-kits');
  await page.getByRole('link', { name: /^Show what does not fit/ }).click();
  await expect(page.getByRole('heading', { name: /^Does not fit \d/ })).toBeVisible();
  await expect(page.locator('.build-choice[data-v="no"] input').first()).toBeDisabled();
});

test('limits are answered with parts, taken with one tap and given back with another', async ({
  page,
}) => {
  await startOn(page, silverado);
  await page.getByRole('link', { name: 'Biggest tire without trimming' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work backwards');
  await expect(page.getByText(/answers, biggest tire first/)).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  const tire = await page.locator('.build-solved h3').first().textContent();
  await page.getByRole('button', { name: 'Put it on my truck' }).first().click();
  await expect(page.getByText(/^It is on your truck/)).toContainText(tire?.split(',')[0] ?? '');
  await expect(page.getByRole('link', { name: 'Wheels, done' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Back to what you had.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wheels, not yet' })).toBeVisible();
});

test('photos go along as soon as they are chosen, and what is none is told', async ({
  page,
  dbRows,
}) => {
  await startOn(page, 'year=2012&make=Toyota&model=Tacoma');
  await page.goto('/build?step=details');
  await page.getByLabel('Name').fill('Dana Whitlock');
  const color = { width: 300, height: 200, channels: 3 as const, background: '#a40' };
  const buffer = await sharp({ create: color }).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'side.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await expect(page.getByRole('button', { name: 'Remove side.jpg' })).toBeVisible();
  await expect(page.getByText(/^list.pdf is no photo/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Dana Whitlock');
  await expectAccessibleInTwoLooks(page);
  await page.getByLabel('Phone or e-mail').fill('602 555 0199');
  await page.getByLabel(/^Use these details/).check();
  await page.getByRole('button', { name: 'Send my build' }).click();
  await expect(page).toHaveURL(/complete$/);
  const [row] = await dbRows(
    `select p.file_name from build_photos p join leads l on l.build_id = p.build_id
     where p.file_name = 'side.jpg' and l.name = 'Dana Whitlock'`,
  );
  expect(row?.file_name).toBe('side.jpg');
  const stranger = await page.request.get('/admin/build-photos/x', { maxRedirects: 0 });
  expect(stranger.status()).not.toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('words find the truck, filters and limits answer, photos stay', async ({ page }) => {
    await page.goto('/build');
    await page.getByRole('combobox', { name: /^Type it/ }).fill('2019 silv');
    await page.getByRole('button', { name: 'Lift Kit' }).click();
    await expect(page.getByLabel('Model')).toHaveValue('Silverado 1500');
    await page.getByRole('button', { name: 'Lift Kit' }).click();
    await expect(page).toHaveURL(/step=lift-kits$/);
    await page.goto('/build?step=tires');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('largest');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/sort=largest/);
    await page.getByRole('link', { name: 'keep the gears' }).click();
    await page.getByRole('button', { name: 'Put it on my truck' }).first().click();
    await expect(page.getByText(/^It is on your truck/)).toBeVisible();
    await page.getByLabel('Name').fill('Dana Whitlock');
    const buffer = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#a40' },
    })
      .png()
      .toBuffer();
    const file = { name: 'front.png', mimeType: 'image/png', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Add these photos' }).click();
    await expect(page.getByText('front.png')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Dana Whitlock');
  });
});
