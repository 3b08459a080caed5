import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

// They work on one kit and one line of wheels, which visitors never see.
test.describe.configure({ mode: 'serial' });

const name = `Fenline ${Date.now()}`;
const id = `bramblecut-${name.toLowerCase().replace(' ', '-')}`;
const moor = `Moor ${Date.now()}`;

test.afterAll(async () => {
  await queryRows('delete from catalog_lines where name = any($1)', [[name, moor]]);
});

const heightsOf = async () =>
  (
    await queryRows(`select record -> 'heights' as heights from catalog_lines where id = $1`, [id])
  )[0]?.heights as { frontIn: number }[] | undefined;

test('a lift kit is copied, and gets a height more and one less', async ({ page, context }) => {
  await signInAs(context, 'manager');
  await page.goto('/admin/catalog/lift-kits?q=full-size');
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('link', { name: 'Fenline', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fenline');
  await expect(page.getByText(/Goes on \d+ of \d+ vehicles/)).toHaveCount(3);
  await expectAccessible(page, phone);
  await page.getByRole('link', { name: 'Copy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a lift kit');
  const named = page.getByLabel('Name', { exact: true });
  await expectHydrated(named);
  await named.fill('Fenline');
  await page.getByRole('button', { name: 'Add a lift kit' }).click();
  await expect(named).toHaveAccessibleDescription(/already a line named Bramblecut Fenline/);
  await named.fill(name);
  await page.getByRole('button', { name: 'Add a lift kit' }).click();
  await expect(page).toHaveURL(new RegExp(`/lines/${id}$`));

  const add = page.getByRole('button', { name: 'Add a height' });
  await expectHydrated(add);
  await add.click();
  const last = page.getByRole('group', { name: 'Height 4' });
  await expect(last.getByLabel('Front (in)')).toBeFocused();
  await last.getByLabel('Front (in)').fill('4');
  await last.getByLabel('Rear (in)').fill('3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(last.getByLabel('Front (in)')).toHaveAccessibleDescription(/same front and rear/);
  await last.getByLabel('Front (in)').fill('9');
  await expect(page.getByRole('heading', { name: '9 in front, 3 in rear' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove 2' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Heights: .*6\/5.* → .*9\/3/)).toBeVisible();
  expect((await heightsOf())?.map(({ frontIn }) => frontIn)).toEqual([4, 7.5, 9]);
});

test('what a kit is for, typed wrong, is seen before it is saved', async ({ page, context }) => {
  await signInAs(context, 'manager');
  await page.goto(`/admin/catalog/lift-kits/lines/${id}`);
  const list = page.getByLabel('For', { exact: true });
  await expectHydrated(list);
  await list.fill('Super Duty, Ram HD');
  await expect(
    page
      .getByRole('heading', { name: 'Saving would make it stop fitting vehicles it fits now' })
      .first(),
  ).toBeVisible();
  await list.fill('IFS full-size');
  await expect(page.getByText('No verdict changes.')).toBeVisible();
});

test('without script a row that is emptied is gone, and the list of changes takes it back', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  const visitor = new PlainVisitor(page, context.request);
  await visitor.open(`/admin/catalog/lift-kits/lines/${id}`);
  const empty = ['frontIn', 'rearIn', 'onHand', 'leadTimeDays'].map((field) => [
    `height-2-${field}`,
    '',
  ]);
  await visitor.press('Save', Object.fromEntries(empty));
  expect(await heightsOf()).toHaveLength(2);
  await visitor.open('/admin/catalog/lift-kits/lines/changes');
  await visitor.press('Undo');
  expect(await heightsOf()).toHaveLength(3);
});

test('a line of wheels is added, and its page leads to its sizes', async ({ page, context }) => {
  await signInAs(context, 'manager');
  await page.goto('/admin/catalog/wheels');
  await page.getByRole('link', { name: 'Lines', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wheel lines');
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('link', { name: 'Add a wheel line' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a wheel line');
  await page.getByLabel('Maker', { exact: true }).fill('Tinstead');
  await page.getByLabel('Name', { exact: true }).fill(moor);
  await page.getByRole('button', { name: 'Add a wheel line' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(moor);
  await expectAccessible(page, phone);
  await page.getByRole('link', { name: 'Sizes' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('who may only look sees the fields of a line, and no button', async ({ page, context }) => {
  await signInAs(context, 'front-desk');
  await page.goto('/admin/catalog/tires/lines/granfell-saltmarch-at');
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.goto('/admin/catalog/lift-kits');
  await expect(page.getByRole('link', { name: 'Add a lift kit' })).toHaveCount(0);
});
