import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, wake } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { prepareBuild } from './prepared-build.ts';

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
  await page.getByRole('link', { name: 'Close the price' }).click();
}

/** Photos go along as soon as they are chosen, and a file that is none is told. */
async function addPhotos(page: Page) {
  const color = { width: 300, height: 200, channels: 3 as const, background: '#a40' };
  const buffer = await sharp({ create: color }).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'side.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await expect(page.getByRole('button', { name: 'Remove side.jpg' })).toBeVisible();
  await expect(page.getByText(/^list.pdf is no photo/)).toBeVisible();
}

test('a truck is built from the home page to the lead, with a photo, and every step can be used by everybody', async ({
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
  await page.getByLabel('Name').fill(person.name);
  await addPhotos(page);
  await expect(page.getByLabel('Name')).toHaveValue(person.name);
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
  const photos = await dbRows('select file_name from build_photos where build_id = $1', [
    lead?.build_id,
  ]);
  expect(photos).toEqual([{ file_name: 'side.jpg' }]);
});

test('a failed save is no obstacle: the choice stays and goes with the form', async ({
  page,
  dbRows,
}) => {
  await prepareBuild(page.request, { truck: 'f150' });
  await page.route('**/p/v1/leads/*', (route) => route.fulfill({ status: 419 }));
  await page.goto('/build?step=lift-kits');
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

// By hand, and on a phone: build-hands.e2e.ts.
test('without a script a truck is built from the home page to the lead', async ({
  page,
  dbRows,
}) => {
  const visitor = new PlainVisitor(page);
  const secondPart = () =>
    visitor.markup.evaluate((read) => {
      const parts = read.querySelectorAll<HTMLInputElement>('.build-choice input[name="sku"]');
      return String(parts[1]?.value);
    });
  await visitor.open('/');
  await visitor.follow('Start your Build');
  expect(await visitor.textsOf('h1')).toEqual(['Start with the truck']);
  await visitor.press('Update the lists', { make: vehicle.make });
  await visitor.press('Update the lists', { model: vehicle.model });
  await visitor.markup.evaluate((read) => {
    const tires = read.querySelector<HTMLInputElement>('[name="options"][value="tires"]');
    if (tires) tires.checked = false;
  });
  await visitor.press('Lift Kit');
  expect(visitor.path).toBe('/build?step=lift-kits');
  await visitor.press('Wheels', { sku: await secondPart() });
  expect(visitor.path).toMatch(/step=wheels$/);
  await visitor.press('Details', { sku: await secondPart() });
  expect(visitor.path).toMatch(/step=details$/);
  await visitor.follow(/view=price/);
  expect(await visitor.textsOf('h1')).toEqual(['Out the door']);
  expect(await visitor.text()).toContain('Lug nuts');
  expect(await visitor.text()).toMatch(/Sales tax.*9\.1 %/);

  await visitor.follow('Close the price');
  const sender = { name: person.name, note: person.note, consent: 'on' };
  await visitor.press('Send my build', { ...sender, contact: '602 555 019' }, 422);
  expect(await visitor.text()).toContain(
    'The phone or e-mail must be either a valid phone number or e-mail',
  );
  expect(await visitor.valueOf('name')).toBe(person.name);
  await visitor.press('Send my build', { ...sender, contact: person.contact });
  expect(visitor.path).toBe('/build/complete');
  expect(await visitor.textsOf('h1')).toEqual(['We have your build']);

  const number = Number(/Build IR-(\d+) is with the shop/.exec(await visitor.text())?.[1]);
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
