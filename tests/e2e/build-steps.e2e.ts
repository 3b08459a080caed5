import sharp from 'sharp';
import { markers } from '#tests/logs/markers.ts';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { prepareBuild } from './prepared-build.ts';

test('a vehicle is found by what one types, and one that is not there leads to a person', async ({
  page,
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

  await test.step('a VIN selects its truck, says what is left to ask, and is in no address', async () => {
    await search.fill(markers.vin.slice(0, 11));
    await expect(page.getByText('This looks like a VIN: 11 of 17 characters.')).toBeVisible();
    await search.fill(markers.vin.toLowerCase());
    await expect(page.getByText('2021 Ford F-150, from the VIN.')).toBeVisible();
    await expect(page.getByText('The VIN suggests: crew cab, 4x4. Is that right?')).toBeVisible();
    await expect(page.getByLabel('Model')).toHaveValue('F-150');
    await expect(page.getByLabel('Year')).toHaveValue('2021');
    await expect(page.getByLabel('Driven wheels')).toHaveValue('4wd');
    await expect(page).toHaveURL(/ford-f150-2021/);
    await expectAccessible(page, phone);
    const kept = () => page.evaluate(() => localStorage.getItem('ironwood.garage') ?? '');
    expect(await kept()).not.toContain(markers.vin);
    const keep = page.getByRole('checkbox', { name: /^Remember the VIN/ });
    await keep.check();
    expect(await kept()).toContain(markers.vin);
    await keep.uncheck();
    expect(await kept()).not.toContain(markers.vin);
    await search.fill('1FTEW1EP7MFA95167');
    await expect(page.getByText(/^Its check digit is wrong/)).toBeVisible();
    await search.fill('1FTBW2CM1LKA12345');
    await expect(page.getByText('2020 Ford Transit: we have no fitment for it yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute(
      'href',
      '/contact?truck=2020+Ford+Transit',
    );
  });

  await test.step('a photo of its barcode is read on the device, and goes nowhere', async () => {
    await expect(page.getByRole('button', { name: 'Scan the barcode' })).toHaveCount(0);
    await page.addInitScript(readsBarcodes, `I${markers.vin}`);
    await page.goto('/build');
    await search.focus();
    const scan = page.getByRole('button', { name: 'Scan the barcode' });
    await expect(scan).toBeVisible();
    await expectAccessible(page, phone);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), scan.click()]);
    await chooser.setFiles([await photoOf('no-barcode.png', 200)]);
    await expect(page.getByText(/^No VIN in this photo/)).toBeVisible();
    const take = page.locator('input[capture]');
    await take.setInputFiles([{ ...photo, buffer: Buffer.from('no picture') }]);
    await expect(page.getByText(/^This file is no photo/)).toBeVisible();
    expect(sent).toEqual([]);
    await take.setInputFiles([await photoOf('label.png', 400)]);
    await expect(search).toHaveValue(markers.vin);
    await expect(page.getByText('2021 Ford F-150, from the VIN.')).toBeVisible();
    await prepareBuild(page.request, { truck: 'f150', options: ['tires'], parts: { tires: '' } });
    await page.goto('/build?step=details');
    const vin = page.getByLabel('VIN');
    await vin.focus();
    await expect(scan).toBeVisible();
    await vin.fill('1FT');
    await vin.blur();
    await expect(page.getByText(/^A VIN has 17 characters/)).toBeVisible();
    await take.setInputFiles([await photoOf('label.png', 400)]);
    await expect(vin).toHaveValue(markers.vin);
    await expect(page.getByText(/^A VIN has 17 characters/)).toBeHidden();
    await expectAccessible(page, phone);
    await page.goto('/build?step=vehicle');
  });

  await search.fill('1962 unimog');
  await expect(page.getByText('No record of “1962 unimog”.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Write to us about it' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByLabel('Message')).toHaveValue(/1962 unimog/);
});

const photo = { name: 'label.png', mimeType: 'image/png' };

async function photoOf(name: string, width: number) {
  const color = { width, height: 100, channels: 3 as const, background: '#888' };
  return { ...photo, name, buffer: await sharp({ create: color }).png().toBuffer() };
}

/** In the page: a browser with a barcode reader, which finds this text in wide pictures. */
function readsBarcodes(text: string) {
  class BarcodeDetector {
    static getSupportedFormats = async () => ['ean_13', 'code_39'];
    detect = async ({ width }: ImageBitmap) => [{ rawValue: width > 300 ? text : 'PART 4711' }];
  }
  Object.assign(globalThis, { BarcodeDetector });
}

test('what only the owner knows is asked for, kept, and settles a verdict', async ({ page }) => {
  await page.setViewportSize(phone);
  // The script loads only after the first height was typed.
  const { promise: typed, resolve: wake } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  const truck = '/build?step=vehicle&vehicle=toyota-4runner-2010&year=2014';
  await page.goto(truck, { waitUntil: 'commit' });
  await page.getByText('Fender heights').click();
  await page.getByLabel('Front, in').fill('54');
  wake();
  await page.getByLabel('Rear, in').fill('23 1/2');
  await expect(page).toHaveURL(/fender-front=54/);
  await page.unrouteAll();
  await expect(page.getByText(/^From hub to fender it is between 12 and 40 in/)).toBeVisible();
  await expect(page.getByLabel('Rear, in')).toHaveValue('23 1/2');
  await expectAccessibleInTwoLooks(page);
  await page.getByLabel('Front, in').fill('21.5');
  await page.getByLabel('Trim or package').selectOption({ label: 'Trail / TRD Off-Road' });
  await expect(page).toHaveURL(/trim=trail-trd-off-road/);
  await page.getByLabel('Does it have KDSS?').selectOption('Yes');
  await expect(page).toHaveURL(/has-kdss=yes/);
  await page.getByText('From the door label').click();
  await page.getByLabel('GAWR front, lb').fill('heavy');
  await page.getByLabel('GAWR rear, lb').fill('3,400 lb');
  await expect(page.getByText('Type the pounds from the label, like 3525.')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.getByLabel('GAWR front, lb').fill('3100');
  await page.getByRole('button', { name: 'Lift Kit' }).last().click();
  await expect(page.getByText(/^Your KDSS limits how far the axle drops/).first()).toBeVisible();
  await expect(page.getByText(/raises the front 2 in more than the rear/)).toBeVisible();
  await page.goto('/build?step=lift-kits&view=numbers');
  await expect(page.getByText('From hub center to fender. The nose sits 2 in low.')).toBeVisible();
  await page.goto('/build?step=vehicle');
  await expect(page.getByLabel('Trim or package')).toHaveValue('trail-trd-off-road');
  await expect(page.getByLabel('GAWR rear, lb')).toHaveValue('3400');
  await expect(page.getByLabel('Rear, in')).toHaveValue('23.5');

  await test.step('a verdict that hangs on the trim asks for it, beside the reason', async () => {
    await page.context().clearCookies();
    const parts = {
      'lift-kits': '',
      wheels: 'basaltline-corbel-17x9-5x127-p0',
      tires: 'granfell-saltmarch-at-35x1250r17lt',
    };
    await prepareBuild(page.request, { truck: 'wrangler', parts });
    await page.goto('/build?step=tires&view=why');
    const verdict = page.locator('.build-why');
    await expect(verdict).toHaveAttribute('data-v', 'unknown');
    const ask = async (trim: string) => {
      await page.getByLabel('Trim or package').first().selectOption(trim);
      await page.getByRole('button', { name: 'Judge again' }).first().click();
    };
    await ask('sport-sport-s');
    await expect(verdict).toContainText('Does not fit');
    await page.getByRole('link', { name: 'See it at full lock' }).first().click();
    await expect(page.getByRole('heading', { name: 'At full lock' })).toBeVisible();
    await expect(
      page.getByRole('img', { name: /at the bump stop\. A: 1\.\d in closer/ }),
    ).toBeVisible();
    await expectAccessibleInTwoLooks(page);
    await page.goto('/build?step=vehicle');
    await expect(page.getByLabel('Trim or package')).toHaveValue('sport-sport-s');
  });
});

test('filters narrow the list at once, also ticked before the page is awake; limits are answered with parts', async ({
  page,
}) => {
  await prepareBuild(page.request, { truck: 'silverado' });
  // The script loads only after the choice.
  const { promise: ticked, resolve: wake } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await ticked;
    await route.continue();
  });
  await page.goto('/build?step=wheels', { waitUntil: 'commit' });
  await page.locator('.build-filters-chip', { hasText: 'In stock' }).click();
  wake();
  await expect(page).toHaveURL(/inStock=1/);
  await page.unrouteAll();
  const box = page.getByRole('checkbox', { name: /^In stock/ });
  await expect(box).toBeChecked();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/inStock/);
  await expect(box).not.toBeChecked();

  await test.step('a brand narrows the list to as many as it promises', async () => {
    const filters = page.getByRole('form', { name: 'Narrow the list' });
    const count = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
    const before = count(await filters.getByRole('status').textContent());
    await filters.locator('summary', { hasText: 'Brand' }).click();
    const brand = filters.getByRole('checkbox', { name: /^Vantrel/ });
    await brand.check();
    await expect(page).toHaveURL(/brand=vantrel/);
    const left = count(await brand.locator('..').textContent());
    await expect(filters.getByRole('status')).toHaveText(`${left} choices`);
    expect(before).toBeGreaterThan(left);
    await expectAccessibleInTwoLooks(page);
  });

  await test.step('limits are answered with parts, taken and given back with one press each', async () => {
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
});

test('without a script words find the truck, and filters narrow the list and say the way out', async ({
  page,
}) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/build');
  await visitor.press('Update the lists', { q: markers.vin });
  expect(visitor.path).not.toContain(markers.vin);
  expect(await visitor.text()).toContain('2021 Ford F-150, from the VIN.');
  expect(await visitor.valueOf('vehicle')).toBe('ford-f150-2021');
  await visitor.press('Lift Kit', { q: '2019 silv' });
  expect(visitor.path).toContain('/build?');
  await visitor.press('Lift Kit');
  expect(visitor.path).toBe('/build?step=lift-kits');
  expect(await visitor.text()).toContain('2019 Chevrolet Silverado 1500');

  await visitor.open('/build?step=wheels');
  await visitor.press('Show', { brand: 'vantrel' });
  expect(visitor.path).toMatch(/brand=vantrel/);
  const names = await visitor.textsOf('.build-choices .build-choice-name');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name.includes('Vantrel'))).toEqual([]);
  await visitor.open('/build?step=wheels&brand=vantrel&max=100');
  expect(await visitor.text()).toContain('These 2 filters leave nothing.');
  await visitor.follow(/^Take off “Up to \$100”/);
  expect(await visitor.textsOf('.build-choices .build-choice-name')).toEqual(names);

  // Wheels drilled for other trucks are not listed.
  const refused = /^Show what does not fit/;
  expect((await visitor.links()).filter(({ words }) => refused.test(words))).toEqual([]);
  await visitor.open('/build?step=lift-kits');
  await visitor.follow(refused);
  expect((await visitor.textsOf('h2')).join()).toMatch(/Does not fit \d/);
  expect(await visitor.textsOf('.build-choice[data-v="no"] label:has(input)')).not.toEqual([]);
  expect(await visitor.textsOf('.build-choice[data-v="no"] label:has(input:enabled)')).toEqual([]);
});

test('without a script limits are answered, and a photo stays beside what was typed', async ({
  page,
}) => {
  const visitor = new PlainVisitor(page);
  await prepareBuild(page.request, { truck: 'silverado' });
  await visitor.open('/build?step=tires');
  await visitor.press('Show', { sort: 'largest' });
  expect(visitor.path).toMatch(/sort=largest/);
  await visitor.follow('keep the gears');
  await visitor.press('Put it on my truck');
  expect(await visitor.text()).toContain('It is on your truck');

  await visitor.open('/build?step=details');
  const color = { width: 300, height: 200, channels: 3 as const, background: '#a40' };
  const bytes = await sharp({ create: color }).png().toBuffer();
  const photos = new File([new Uint8Array(bytes)], 'front.png', { type: 'image/png' });
  await visitor.press('Add these photos', { name: 'Dana Whitlock', photos });
  expect(await visitor.text()).toContain('front.png');
  expect(await visitor.valueOf('name')).toBe('Dana Whitlock');
});
