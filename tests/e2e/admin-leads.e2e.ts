import sharp from 'sharp';
import { markers } from '#tests/logs/markers.ts';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

/** Unique to this attempt: a test may be retried on the same database. */
const mark = crypto.randomUUID().slice(0, 6);

test('the office sees the photos of a lead large, where it came from, and what may be seen unsent', async ({
  page,
  context,
}) => {
  await page.goto('/build?year=2012&make=Toyota&model=Tacoma&step=vehicle&utm_source=newsletter');
  await page.getByRole('button', { name: 'Lift Kit' }).click();
  await expect(page).toHaveURL(/step=lift-kits$/);

  await page.goto('/build/reminder');
  await page.getByLabel('E-mail').fill(`noor.${mark}@example.org`);
  await page.getByLabel(/send me one reminder/).check();
  await page.getByRole('button', { name: 'Remind me once' }).click();
  await expect(page.getByRole('heading', { name: /One reminder/ })).toBeVisible();
  await signInAs(context, 'front-desk');
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: 'Unfinished' }).click();
  const row = page.getByRole('row', { name: `noor.${mark}@example.org` });
  await expect(row).toContainText('Not yet');
  await expectAccessible(page, phone);
  await row.getByRole('link', { name: '2012 Toyota Tacoma' }).click();
  await expect(
    page.getByRole('img', { name: /2012 Toyota Tacoma as it stands now/ }),
  ).toBeVisible();
  await expect(page.getByText('newsletter')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  const draft = page.url();

  // The same tab is the visitor's again.
  await context.clearCookies({ name: 'auth.session_token' });
  // As the vehicle's step does for an owner who ticks that.
  const truck = { vehicleId: 'toyota-tacoma-2005', year: 2012, vin: markers.vin };
  await page.evaluate(
    (garage) => {
      localStorage.setItem('ironwood.garage', garage);
    },
    JSON.stringify([truck]),
  );
  await page.goto('/build?step=details');
  await page.getByLabel('Name').focus();
  const vin = page.getByLabel('VIN');
  await expect(vin).toHaveValue(markers.vin);
  // This browser reads no barcodes.
  await expect(page.getByRole('button', { name: 'Scan the barcode' })).toHaveCount(0);
  await page.getByLabel('Name').fill(`Noor ${mark}`);
  await vin.fill(markers.vin.replace('X', '7'));
  await vin.blur();
  await expect(page.getByText(/^One character of this VIN is wrong/)).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await vin.fill(markers.vin.toLowerCase());
  const color = { width: 1200, height: 800, channels: 3 as const, background: '#a40' };
  const buffer = await sharp({ create: color }).jpeg().toBuffer();
  const side = { name: 'side.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file]').setInputFiles([side]);
  await expect(page.getByRole('button', { name: 'Remove side.jpg' })).toBeVisible();
  await page.getByLabel('Phone or e-mail').fill('602 555 0142');
  await page.getByLabel(/^Use these details/).check();
  await page.getByRole('button', { name: 'Send my build' }).click();
  await expect(page).toHaveURL(/complete$/);

  await signInAs(context, 'front-desk');
  expect((await page.request.get(draft)).status()).toBe(404);
  await page.goto(`/admin/leads?q=${mark}`);
  await page.getByRole('link', { name: `Noor ${mark}` }).click();
  await expect(page.getByText('newsletter')).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the VIN' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markers.vin);
  await page.getByRole('button', { name: 'See side.jpg large' }).click();
  const large = page.getByRole('dialog', { name: 'side.jpg' }).getByRole('img');
  await expect(large).toBeVisible();
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(large).toBeHidden();
  await expectAccessibleInTwoLooks(page);
});
