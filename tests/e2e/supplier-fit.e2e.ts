import { readFileSync } from 'node:fs';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { signInAs } from './sign-in.ts';

test.describe.configure({ mode: 'serial' });

const wheel = 'tinstead-fallow-17x9-6x1397-p0';
const legend = readFileSync('tests/fixtures/feeds/id-names.csv');
const supplier = `Maker ${Date.now()}`;

/** A supplier that offers a six-lug wheel for an F-150, whose bolt circle is another. */
const aces = `<?xml version="1.0"?><ACES version="4.2"><Header><Company>${supplier}</Company><SubmissionType>FULL</SubmissionType></Header>
<App action="A" id="1"><BaseVehicle id="900001"/><DriveType id="5"/><Note>Not for Raptor</Note><Qty>4</Qty><Part>${wheel}</Part></App>
<App action="A" id="2"><BaseVehicle id="777777"/><Qty>4</Qty><Part>${wheel}</Part></App>
<Footer><RecordCount>2</RecordCount></Footer></ACES>`;

test.afterAll(async () => {
  for (const table of ['fit_files', 'fit_answers', 'fit_conflicts_seen']) {
    await queryRows(`delete from ${table} where supplier like $1`, [`${supplier}%`]);
  }
});

test('a supplier’s ACES file is read, applied, shown beside our answer, and undone', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  await page.goto('/admin/catalog/imports/fitment');
  await expectAccessibleInTwoLooks(page);
  const names = page.getByLabel('List of names');
  await expectHydrated(names);
  await names.setInputFiles({ name: 'id-names.csv', mimeType: 'text/csv', buffer: legend });
  await page.getByRole('button', { name: 'Load the names' }).click();
  await expect(page.getByText('Loaded. Files are matched')).toBeVisible();

  await page.goto('/admin/catalog/imports');
  const file = page.getByLabel('File', { exact: true });
  await expectHydrated(file);
  const buffer = Buffer.from(aces);
  await file.setInputFiles({ name: 'aces.xml', mimeType: 'text/xml', buffer });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('aces.xml');
  await expect(page.getByText('To be applied')).toBeVisible();
  await expect(
    page.getByText('1 application for 1 vehicle that this shop cannot name'),
  ).toBeVisible();
  await expect(page.getByText('Ford F-150 2021')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await expectAccessible(page, phone);
  await page.getByRole('button', { name: 'Apply the file' }).click();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();

  await page.goto(`/admin/catalog/wheels/parts/${wheel}`);
  const offer = page.getByRole('region', { name: 'The supplier says it fits' });
  await expect(offer).toContainText('Ford F-150 2021');
  await expect(offer).toContainText(`${supplier}, aces.xml`);
  await expectAccessibleInTwoLooks(page);

  await page.goto('/admin/catalog/imports/conflicts');
  await page.getByLabel('Supplier').selectOption(supplier);
  await page.getByRole('button', { name: 'Show' }).click();
  const part = page.getByRole('region', { name: 'Tinstead Fallow 17x9' });
  const row = part.getByRole('row', { name: /Ford F-150/ });
  await expect(row).toContainText('Does not fit');
  await expect(row).toContainText('6x135');
  await expectAccessibleInTwoLooks(page);
  await expectAccessible(page, phone);

  await row.getByRole('button', { name: 'Mark as looked at' }).click();
  await expect(page.getByText('Marked. It comes back if our answer changes.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByText('With those already looked at').click();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(row).toContainText(/Looked at by Test manager/);

  await row.getByRole('link', { name: supplier }).click();
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.goto(`/admin/catalog/wheels/parts/${wheel}`);
  await expect(page.getByText('The supplier says it fits')).toHaveCount(0);
});

test('which vehicles a supplier means is answered once, and undone', async ({ page, context }) => {
  await signInAs(context, 'buyer');
  const text = aces
    .replaceAll('<Note>Not for Raptor</Note>', '')
    .replace('</Company>', ' asks</Company>');
  await page.goto('/admin/catalog/imports');
  const file = page.getByLabel('File', { exact: true });
  const buffer = Buffer.from(text);
  await file.setInputFiles({ name: 'asks.xml', mimeType: 'text/xml', buffer });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('asks.xml');
  await expect(page.getByText('To be applied')).toBeVisible();
  await page.getByRole('link', { name: 'Answer which' }).first().click();
  const ours = page.getByRole('listitem').filter({ hasText: `${supplier} asks: 1 application` });
  await expectAccessibleInTwoLooks(page);
  await expectAccessible(page, phone);
  const raptor = ours.getByLabel(/^Ford F-150 Raptor/).first();
  await raptor.check();
  await ours.getByRole('button', { name: 'Save the answer' }).first().click();
  await expect(page.getByText('Saved. It holds for all files of the supplier.')).toBeVisible();
  await expect(ours).toContainText('Answered by Test buyer');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The question is open again.')).toBeVisible();
  await expect(raptor).not.toBeChecked();
});

test('an address that nobody would type is no error of the server', async ({ context }) => {
  await signInAs(context, 'manager');
  const list = '/admin/catalog/imports/conflicts';
  for (const query of ['vehicle=%00', 'supplier=%00', 'after=%00', 'vehicle=nobody&after=%1F']) {
    expect((await context.request.get(`${list}?${query}`)).status(), query).toBeLessThan(500);
  }
  const status = async (id: string) =>
    (await context.request.get(`/admin/catalog/imports/fitment/${id}`)).status();
  expect(await status('nobody')).toBe(404);
  expect(await status('%00')).toBeLessThan(500);
});
