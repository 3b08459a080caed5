import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { signInAs } from './sign-in.ts';

// Two wheels of their own, which visitors never see.
test.describe.configure({ mode: 'serial' });

const run = `FIGURES-${Date.now()}`;
const [first, second] = [`${run}-A`, `${run}-B`];
const original = 'orrery-gnomon-20x9-6x1397-p20';
const copied = `
  insert into catalog_variants (sku, line_id, kind, status, price_cents, stock_on_hand, cost_cents, bolt_patterns, record)
  select $1, line_id, kind, 'draft', 21900, 4, 15000, bolt_patterns, record || jsonb_build_object('sku', $1::text, 'priceCents', 21900)
  from catalog_variants where sku = $2`;

const saved = async (sku: string) =>
  (await queryRows('select * from catalog_variants where sku = $1', [sku]))[0];

test.beforeAll(async () => {
  for (const sku of [first, second]) await queryRows(copied, [sku, original]);
});

test.afterAll(async () => {
  await queryRows('delete from catalog_variants where sku = any($1)', [[first, second]]);
});

async function openList(page: Page): Promise<void> {
  await page.goto(`/admin/catalog/wheels?q=${run}`);
  await expectHydrated(figure(page, 'price', first));
}

const figure = (page: Page, name: 'price' | 'stock', sku: string) =>
  page.getByRole('button', { name: new RegExp(`change the ${name} of .*${sku}$`) });
const field = (page: Page, name: 'Price each in dollars' | 'On the shelf', sku: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}, .*${sku}$`) });

test('a price is typed over where it stands, announced, and undone', async ({ page, context }) => {
  await signInAs(context, 'manager');
  await openList(page);
  await expectAccessibleInTwoLooks(page);
  const row = page.getByRole('row', { name: new RegExp(first) });
  await expect(row).toContainText('32 %');
  await figure(page, 'price', first).click();
  const price = field(page, 'Price each in dollars', first);
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('219.00');
  await page.keyboard.type('242');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved: $242' })).toContainText(first);
  await expect(figure(page, 'price', first)).toBeFocused();
  await expect(row).toContainText('38 %');
  await expect(row).toContainText('was $219');
  expect(await saved(first)).toMatchObject({ price_cents: 24_200 });
  await row.getByRole('button', { name: /^Undo: back to \$219/ }).click();
  await expect(figure(page, 'price', first)).toHaveText('$219');
  await expect(figure(page, 'price', first)).toBeFocused();
  expect(await saved(first)).toMatchObject({ price_cents: 21_900 });
  await expect(page).toHaveURL(/wheels\?q=/);
});

test('a shelf is counted row by row with the keyboard; what is wrong stays as it was typed', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  await openList(page);
  await figure(page, 'stock', first).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await page.keyboard.press('ArrowDown');
  const below = field(page, 'On the shelf', second);
  await expect(below).toBeFocused();
  await expect(figure(page, 'stock', first)).toHaveText('7');
  await page.keyboard.type('some');
  await page.keyboard.press('Shift+Tab');
  await expect(field(page, 'On the shelf', first)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Write a whole number');
  await expect(below).toHaveValue('some');
  await expect(below).toHaveAccessibleDescription(/Write a whole number/);
  await expectAccessible(page, phone);
  await page.keyboard.press('Tab');
  await expect(below).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(figure(page, 'stock', second)).toHaveText('4');
  expect([await saved(first), await saved(second)]).toMatchObject([
    { stock_on_hand: 7 },
    { stock_on_hand: 4 },
  ]);
  // On a phone leaving the field saves: its keyboard for figures has no Enter.
  await figure(page, 'stock', second).click();
  await field(page, 'On the shelf', second).fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(figure(page, 'stock', second)).toHaveText('Not counted');
  expect(await saved(second)).toMatchObject({ stock_on_hand: null });
  for (const name of ['price', 'stock'] as const) {
    const box = await figure(page, name, second).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});

test('what somebody else has changed is not written over unseen', async ({ page, context }) => {
  await signInAs(context, 'manager');
  await openList(page);
  await figure(page, 'price', first).click();
  await queryRows(
    `update catalog_variants set price_cents = 23000, record = record || '{"priceCents": 23000}' where sku = $1`,
    [first],
  );
  const price = field(page, 'Price each in dollars', first);
  await price.fill('255');
  await price.press('Enter');
  await expect(page.getByRole('alert')).toContainText('it is $230 now');
  await expect(price).toHaveValue('255');
  // Leaving the field is no answer to the question.
  await page.getByRole('heading', { level: 1 }).click();
  expect(await saved(first)).toMatchObject({ price_cents: 23_000 });
  await expect(page.getByRole('button', { name: 'Keep $230' })).toBeVisible();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(figure(page, 'price', first)).toHaveText('$255');
  expect(await saved(first)).toMatchObject({ price_cents: 25_500 });
});

test('without a network the price stays typed until it is saved', async ({
  page,
  context,
  consoleProblems,
}) => {
  await signInAs(context, 'manager');
  await openList(page);
  await figure(page, 'price', second).click();
  const price = field(page, 'Price each in dollars', second);
  await price.fill('231');
  await context.setOffline(true);
  await price.press('Enter');
  await expect(page.getByRole('alert')).toContainText('the site did not answer');
  await expect(price).toHaveValue('231');
  const failed = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED';
  expect(consoleProblems.splice(0)).toEqual([failed]);
  await context.setOffline(false);
  await price.press('Enter');
  await expect(figure(page, 'price', second)).toHaveText('$231');
  expect(await saved(second)).toMatchObject({ price_cents: 23_100 });
});

test('who may only look sees figures without a way to change them', async ({ page, context }) => {
  await signInAs(context, 'front-desk');
  await page.goto(`/admin/catalog/wheels?q=${run}`);
  await expect(page.getByRole('cell', { name: '$255', exact: true })).toBeVisible();
  await expect(figure(page, 'price', first)).toHaveCount(0);
});
