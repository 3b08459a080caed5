import type { Locator, Page } from '@playwright/test';
import { desk, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { prepareBuild } from './prepared-build.ts';

/** Where the build's script saves what was chosen. */
const savesChoices = /\/p\/v1\/leads\//;

const pick = (page: Page) => page.locator('#build-option').getByRole('radio');

async function topOf(choice: Locator): Promise<number> {
  return (await choice.boundingBox())?.y ?? Number.NaN;
}

/** The stored build: the row of this browser's cookie. */
async function readBuild(
  page: Page,
  dbRows: (text: string, values: unknown[]) => Promise<object[]>,
) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'ironwood_build');
  const [row] = await dbRows('select * from builds where id = $1', [cookie?.value.split('.')[0]]);
  return row;
}

async function goTo(page: Page, next: 'Lift Kit' | 'Wheels' | 'Tires' | 'Details') {
  await page.getByRole('button', { name: next, exact: true }).click();
  const step = next === 'Lift Kit' ? 'lift-kits' : next.toLowerCase();
  await expect(page).toHaveURL(new RegExp(`step=${step}`));
  // The URL changes shortly before the page does.
  await expect(page.locator('[aria-current="step"]')).toContainText(next);
}

test('two tabs have one build, and each keeps what is typed in it', async ({
  page,
  context,
  dbRows,
}) => {
  await page.setViewportSize(desk);
  await prepareBuild(page.request, { truck: 'f150' });
  await page.goto('/build?step=lift-kits');
  const other = await context.newPage();
  await other.setViewportSize(desk);
  await other.goto('/build?step=details');
  await other.getByLabel('Name').fill('Dana Whitl');
  await pick(page).nth(1).check();
  await expect(other.getByRole('link', { name: 'Lift Kit, done' })).toBeVisible();
  await expect(other.getByLabel('Name')).toHaveValue('Dana Whitl');
  await expect(other.getByLabel('Name')).toBeFocused();

  await other.getByRole('link', { name: 'Tires, not yet' }).click();
  await expect(other.locator('[aria-current="step"]')).toContainText('Tires');
  await goTo(page, 'Wheels');
  // Of one diameter, so that whichever is stored first, the other one stays on its list.
  const wheel = page.locator('#build-option input[type="radio"][value*="-18x"]').first();
  const tire = other.locator('#build-option input[type="radio"][value$="r18"]').first();
  const [wheels, tires] = await Promise.all([wheel.inputValue(), tire.inputValue()]);
  await Promise.all([wheel.check(), tire.check()]);
  await expect(page.getByRole('link', { name: 'Tires, done' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Wheels, done' })).toBeVisible();
  await expect
    .poll(() => readBuild(page, dbRows))
    .toMatchObject({ meta: { wheels: { sku: wheels }, tires: { sku: tires } } });
  await other.close();
});

test('paint is on the truck at once, by arrow keys too, and stays', async ({ page, dbRows }) => {
  await page.setViewportSize(phone);
  await prepareBuild(page.request, { truck: 'f150' });
  await page.goto('/build?step=lift-kits');
  const drawing = page.locator('.drawing-inner > div').first();
  const blue = await drawing.innerHTML();
  await page.getByRole('link', { name: 'Paint', exact: true }).click();
  const body = page.getByRole('group', { name: 'Body color', exact: true });
  await body.getByRole('radio', { name: 'As drawn' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(body.getByRole('radio', { name: 'Bone white' })).toBeChecked();
  const roof = page.getByRole('group', { name: 'Roof' });
  await roof.getByRole('radio', { name: 'Ink black' }).press('Space');
  await expect.poll(() => drawing.innerHTML()).not.toBe(blue);
  await expect
    .poll(() => readBuild(page, dbRows))
    .toMatchObject({ own_truck: { paint: 'bone', roofPaint: 'ink' } });
  await page.reload();
  await expect(roof.getByRole('radio', { name: 'Ink black' })).toBeChecked();
});

test('back and forward bring back the step, its place and its choice, on a phone and at a desk', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await prepareBuild(page.request, { truck: 'f150' });
  await page.goto('/build?step=lift-kits');
  await pick(page).first().check();
  await goTo(page, 'Wheels');
  await expectPlaceKept(page, 6);
  await page.goBack();
  await expect(page).toHaveURL(/step=lift-kits/);
  await expect(pick(page).first()).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/step=tires/);
  await expect(page.getByRole('link', { name: 'Wheels, done' })).toBeVisible();

  await page.setViewportSize(desk);
  await page.getByRole('link', { name: 'Wheels, done' }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText('Wheels');
  await expectPlaceKept(page, 7);
});

/** Chooses a part down the list of wheels, goes on to the tires, and back. */
async function expectPlaceKept(page: Page, at: number) {
  const part = pick(page).nth(at);
  await part.scrollIntoViewIfNeeded();
  const place = await topOf(part);
  // Pages scroll by whole pixels, but their content has fractions.
  const movedFrom = async (top: number) => Math.abs((await topOf(part)) - top);
  await part.check();
  // The result of the choice is shown above it: the page grows without moving anything below the pointer.
  await expect(page.locator('.build-fixes')).toBeAttached();
  expect(await movedFrom(place)).toBeLessThan(1);
  await goTo(page, 'Tires');
  await page.goBack();
  await expect(page).toHaveURL(/step=wheels/);
  await expect(part).toBeChecked();
  await expect.poll(() => movedFrom(place)).toBeLessThan(1);
}

test('who goes on before the fixes have come finds the part at its place again', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await prepareBuild(page.request, { truck: 'f150', parts: { 'lift-kits': '' } });
  // They come while the next step is on its way.
  const fixes = Promise.withResolvers<void>();
  await page.route(/\/build\/fixes/, async (route) => {
    await fixes.promise;
    await route.continue();
  });
  await page.goto('/build?step=wheels');
  const part = pick(page).nth(6);
  await expectHydrated(part);
  await part.scrollIntoViewIfNeeded();
  const asked = page.waitForRequest(/\/build\/fixes/);
  await part.check();
  const place = await topOf(part);
  await asked;
  await page.getByRole('button', { name: 'Tires', exact: true }).click();
  fixes.resolve();
  await expect(page.locator('[aria-current="step"]')).toContainText('Tires');
  await page.goBack();
  await expect(page.locator('[aria-current="step"]')).toContainText('Wheels');
  await expect(page.locator('.build-fixes')).toBeAttached();
  await expect.poll(async () => Math.abs((await topOf(part)) - place)).toBeLessThan(1);
});

test('who chooses while an earlier choice is still on its way is not led on to the next step', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await prepareBuild(page.request, { truck: 'f150' });
  const chosen = Promise.withResolvers<void>();
  await page.route(savesChoices, async (route) => {
    await chosen.promise;
    // That of the page that was left has no answer any more.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/build?step=lift-kits');
  await expectHydrated(pick(page).first());
  const asked = page.waitForRequest(savesChoices);
  await pick(page).first().check();
  await asked;
  // As on a slow phone, where the button is there before its script.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#build-option')?.submit());
  await expect(page.locator('[aria-current="step"]')).toContainText('Wheels');
  await expectHydrated(pick(page).first());
  await pick(page).nth(6).check();
  const saved = page.waitForResponse(savesChoices);
  chosen.resolve();
  await saved;
  await expect(page.locator('.build-fixes')).toBeAttached();
  await expect(page.locator('[aria-current="step"]')).toContainText('Wheels');
});

test('another vehicle keeps the parts and says which no longer fit, and starting over can be undone', async ({
  page,
  dbRows,
}) => {
  await page.setViewportSize(phone);
  const parts = {
    'lift-kits': '',
    wheels: 'vantrel-quoin-18x8.5-6x135-p25',
    tires: 'granfell-saltmarch-at-lt28575r18',
  };
  await prepareBuild(page.request, { truck: 'f150', parts });
  const before = await readBuild(page, dbRows);

  await page.goto('/build?step=vehicle&vehicle=ford-bronco-4dr-2021');
  await page.getByRole('button', { name: 'Lift Kit', exact: true }).click();
  await expect(page).toHaveURL(/was=ford-f150-2021/);
  const moved = page.getByRole('region', { name: /^Your parts on the \d+ Ford Bronco/ });
  await expect(moved).toContainText('You chose them for the Ford F-150. Nothing was taken out.');
  await expect(moved).toContainText('6x139.7');
  const after = await readBuild(page, dbRows);
  expect(after).toMatchObject({
    id: Object(before).id,
    meta: { ...Object(before).meta, vehicle: { vehicleId: 'ford-bronco-4dr-2021' } },
  });

  await page.getByText('Start over', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, start over' }).click();
  await expect(page).toHaveURL(/\/build$/);
  await page.getByRole('button', { name: 'Bring my build back' }).click();
  await expect(page).toHaveURL(/step=details/);
  expect(await readBuild(page, dbRows)).toMatchObject({ meta: Object(after).meta });
});
