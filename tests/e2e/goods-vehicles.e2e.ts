import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

// They work on one copy of a truck, which visitors never see.
test.describe.configure({ mode: 'serial' });

const model = `F-150 No. ${Date.now()}`;
const id = `ford-${model.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-2021`;

test.afterAll(async () => {
  await queryRows('delete from catalog_vehicles where id = $1', [id]);
});

const patternOf = async () =>
  (
    await queryRows(
      `select record ->> 'boltPattern' as pattern from catalog_vehicles where id = $1`,
      [id],
    )
  )[0]?.pattern;

test('a vehicle is found, and copied as the beginning of another', async ({ page, context }) => {
  await signInAs(context, 'manager');
  await page.goto('/admin/catalog/vehicles?q=f-150 2022');
  await expectAccessibleInTwoLooks(page);
  const file = await context.request.get('/admin/catalog/files/vehicles');
  expect(file.headers()['content-type']).toContain('text/csv');
  expect(await file.text()).toMatch(/\r\nford-f150-2021,/);
  await page.getByRole('link', { name: 'Ford F-150', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ford F-150');
  await expectAccessibleInTwoLooks(page);
  await expectAccessible(page, phone);
  await page.getByRole('link', { name: 'Copy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a vehicle');
  const named = page.getByLabel('Model', { exact: true });
  await expectHydrated(named);
  await named.fill(model);
  await page.getByLabel('Wheelbase (in)').fill('14.54');
  await page.getByLabel('Hub bore (mm)').fill('wide');
  await page.getByRole('button', { name: 'Add a vehicle' }).click();
  await expect(page.getByLabel('Hub bore (mm)')).toHaveAccessibleDescription(/number/);
  await expect(named).toHaveValue(model);
  await page.getByLabel('Wheelbase (in)').fill('145.4');
  await page.getByLabel('Hub bore (mm)').fill('87.1');
  await page.getByRole('button', { name: 'Add a vehicle' }).click();
  await expect(page).toHaveURL(new RegExp(`/vehicles/${id}$`));
});

test('a bolt pattern typed wrong is caught while typing and at saving; corrected it saves, and is undone', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  await page.goto(`/admin/catalog/vehicles/${id}`);
  const pattern = page.getByLabel('Bolt pattern', { exact: true });
  await expectHydrated(pattern);
  await pattern.fill('8x170');
  await expect(page.getByRole('heading', { name: /\d+ parts would stop fitting/ })).toBeVisible();
  await expect(page.getByText(/\d+ wheels from “Fits/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/parts that fit now would not fit/)).toBeVisible();
  await expect(pattern).toHaveValue('8x170');
  expect(await patternOf()).toBe('6x135');

  await pattern.fill('6x135');
  await expect(page.getByText('No verdict changes.')).toBeVisible();
  await page.getByLabel('Ground clearance (in)').fill('9.7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText(/Ground clearance: .* → 9\.7/)).toBeVisible();

  await page.goto('/admin/catalog/vehicles/changes');
  await page
    .getByRole('row')
    .filter({ hasText: id })
    .first()
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.goto(`/admin/catalog/vehicles/${id}`);
  await expect(page.getByLabel('Ground clearance (in)')).not.toHaveValue('9.7');
});

test('rows are added and removed, also without script', async ({ page, context }) => {
  await signInAs(context, 'manager');
  await page.goto(`/admin/catalog/vehicles/${id}`);
  const add = page.getByRole('button', { name: 'Add a trim' });
  await expectHydrated(add);
  await add.click();
  const trim = page.getByRole('group', { name: /^Trims, row \d+$/ }).last();
  await expect(trim.getByLabel('Trim', { exact: true })).toBeFocused();
  await trim.getByLabel('Trim', { exact: true }).fill('Shop truck');
  await trim.getByLabel('First model year').fill('2021');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const trims = async () =>
    (
      await queryRows(`select added -> 'trims' as trims from catalog_vehicles where id = $1`, [id])
    )[0]?.trims as { id: string }[];
  const all = await trims();
  expect(all.at(-1)).toMatchObject({ id: 'shop-truck', drive: null });

  const visitor = new PlainVisitor(page, context.request);
  await visitor.open(`/admin/catalog/vehicles/${id}`);
  const at = all.length - 1;
  const empty = ['name', 'years-0', 'factoryLiftIn', 'heightFrontIn', 'heightRearIn'];
  await visitor.press(
    'Save',
    Object.fromEntries(empty.map((field) => [`trims-${at}-${field}`, ''])),
  );
  expect(await trims()).toHaveLength(all.length - 1);
});

test('what the shop changed stands beside what the product ships, and gives way to it', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  await queryRows(
    `update catalog_vehicles set shipped = record || added || '{"notes":"As shipped"}' where id = $1`,
    [id],
  );
  await page.goto('/admin/catalog/vehicles?origin=changed');
  await page.getByRole('link', { name: `Ford ${model}` }).click();
  await expect(page.getByRole('heading', { name: /What the shop changed/ })).toBeVisible();
  await expectAccessible(page, phone);
  const row = page.getByRole('row').filter({ hasText: 'As shipped' });
  await row.getByRole('button', { name: /Take the shipped one Notes/ }).click();
  await expect(page.getByText('Taken from the shipped data')).toBeVisible();
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('As shipped');
});

test('a changed file comes back: what it changes and what stops fitting is shown, applied once accepted, and undone', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  await page.goto('/admin/catalog/vehicles');
  await page.getByRole('link', { name: 'Import a file' }).click();
  await expectAccessible(page, phone);
  const whole = await (await context.request.get('/admin/catalog/files/vehicles')).text();
  const [header = '', ...rows] = whole.split('\r\n');
  const row = rows.find((line) => line.startsWith(`${id},`)) ?? '';
  const wrong = row.replace(',6x135,', ',8x170,').replace(',9.4,', ',9.9,');
  const refused = row.replaceAll(id, `${id}-x`).replace(',6x135,', ',6 lugs,');
  const buffer = Buffer.from([header, wrong, refused].join('\r\n'));
  const input = page.getByLabel('File', { exact: true });
  await input.setInputFiles({ name: 'ours.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ours.csv');
  await expect(page.getByText('Bolt pattern: 6x135 → 8x170')).toBeVisible();
  await expect(page.getByText('Ground clearance: 9.4 → 9.9')).toBeVisible();
  const problem = page.getByRole('row').filter({ hasText: 'bolt_pattern' });
  await expect(problem.getByRole('rowheader')).toHaveText('3');
  await expect(page.getByRole('heading', { name: /\d+ fits would become/ })).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await expectAccessible(page, phone);
  await page.getByRole('button', { name: 'Apply 1 good vehicle' }).click();
  const accepted = page.getByLabel(/I have checked this/);
  await expect(accepted).toHaveAccessibleDescription(/fits would become/);
  expect(await patternOf()).toBe('6x135');
  await accepted.check();
  await page.getByRole('button', { name: 'Apply 1 good vehicle' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes to vehicles');
  expect(await patternOf()).toBe('8x170');
  const change = page.getByRole('row').filter({ hasText: 'ours.csv' }).first();
  await change.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect(await patternOf()).toBe('6x135');
});

test('who may only look sees the fields, and no button; addresses that nobody types are no errors', async ({
  page,
  context,
}) => {
  await signInAs(context, 'front-desk');
  await page.goto(`/admin/catalog/vehicles/${id}`);
  await expect(page.getByLabel('Bolt pattern', { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.goto('/admin/catalog/vehicles');
  await expect(page.getByRole('link', { name: 'Add a vehicle' })).toHaveCount(0);
  await signInAs(context, 'manager');
  const list = '/admin/catalog/vehicles';
  for (const path of [
    '?q=%00',
    '/new?from=%00',
    '/nobody',
    '/%00',
    '/fit',
    '/files/nobody',
    '?page=9999',
  ]) {
    expect((await context.request.get(list + path)).status(), path).toBeLessThan(500);
  }
});
