import type { Page } from '@playwright/test';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdBack } from './hydrated.ts';
import { signInAs } from './sign-in.ts';

/** Unique to this attempt: a test may be retried on the same database. */
const mark = crypto.randomUUID().slice(0, 6);

/** Opens the tree as somebody with this role. */
async function openTree(page: Page, { search = '' }: { search?: string } = {}): Promise<void> {
  await page.goto(`/admin/content${search && `?q=${search}`}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content');
}

/** Creates a draft for a test and returns to the tree. */
async function createPage(
  page: Page,
  name: string,
  { template = 'page', folder }: { template?: string; folder?: string } = {},
): Promise<void> {
  await page.goto('/admin/content/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.locator(`[name=template][value=${template}]`).check();
  if (folder)
    await page.getByLabel('Folder', { exact: true }).last().selectOption({ label: folder });
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/admin\/content(\/\d+|\?open=\d+)$/);
}

const rowNamed = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(name) }) });

async function choose(page: Page, name: string, item: string): Promise<void> {
  await rowNamed(page, name)
    .getByRole('button', { name: /^More for / })
    .click();
  await page.locator('.row-menu:popover-open').getByText(item, { exact: true }).click();
}

test('a page is made from a template, published, seen, taken off, binned and brought back', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'editor');
  await createPage(page, `Gravel ${mark}`);
  await openTree(page, { search: `gravel-${mark}` });
  await expect(rowNamed(page, `Gravel ${mark}`)).toContainText('Draft');
  expect((await request.get(`/gravel-${mark}`)).status()).toBe(404);

  await choose(page, `Gravel ${mark}`, 'Publish');
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible();
  await expect(rowNamed(page, `Gravel ${mark}`)).toContainText('Published');
  expect(await (await request.get(`/gravel-${mark}`)).text()).toContain(`Gravel ${mark}</h1>`);

  await choose(page, `Gravel ${mark}`, 'Move to bin');
  await expect(page.getByRole('dialog')).toContainText('Visitors stop seeing it at once');
  await page.getByRole('dialog').getByRole('button', { name: 'Move to bin' }).click();
  await expect(page.getByText('Moved to the bin')).toBeVisible();
  expect((await request.get(`/gravel-${mark}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowNamed(page, `Gravel ${mark}`)).toContainText('Draft');
});

test('a menu that is opened before the scripts are there stays open', async ({ page, context }) => {
  await signInAs(context, 'editor');
  const letGo = await holdBack(page, '**/assets/entry.client-*.js');
  await page.goto('/admin/content', { waitUntil: 'domcontentloaded' });
  const button = rowNamed(page, 'Contact').getByRole('button', { name: /^More for / });
  await button.click();
  const menu = page.locator('.row-menu:popover-open');
  await expect(menu).toBeVisible();
  letGo();
  await expectHydrated(button);
  await expect(menu).toBeVisible();
});

test('somebody new on the team is added without reading anything', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'editor');
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`Rosa ${mark}`);
  await page.getByText('Team member').click();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByLabel(/^Role/).fill('Glass and trim');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(async () => (await request.get('/meet-the-team')).text())
    .toContain(`Rosa ${mark}`);
  const team = await (await request.get('/meet-the-team')).text();
  expect(team).toContain('Glass and trim');
  expect(team.indexOf(`Rosa ${mark}`)).toBeGreaterThan(team.indexOf('Marisol Vega'));
});

test('a page is dragged into a folder, and its old address leads to the new one', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'owner');
  await createPage(page, `Dragged ${mark}`);
  await createPage(page, `Drop zone ${mark}`, { template: 'folder' });
  await openTree(page, { search: `dragged-${mark}` });
  await choose(page, `Dragged ${mark}`, 'Publish');
  await expect(rowNamed(page, `Dragged ${mark}`)).toContainText('Published');

  await openTree(page);
  await rowNamed(page, `Drop zone ${mark}`).scrollIntoViewIfNeeded();
  const grip = await rowNamed(page, `Dragged ${mark}`).locator('.tree-grip').boundingBox();
  const folder = await rowNamed(page, `Drop zone ${mark}`).boundingBox();
  if (!grip || !folder) throw new Error('both rows are on the screen');
  await page.mouse.move(grip.x + 8, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + 30, folder.y + folder.height / 2, { steps: 8 });
  await expect(page.locator('tr.tree-drop-into')).toContainText(`Drop zone ${mark}`);
  await page.mouse.up();
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  await expect(rowNamed(page, `Drop zone ${mark}`)).toContainText('(1)');
  const old = await request.get(`/dragged-${mark}`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([
    301,
    `/drop-zone-${mark}/dragged-${mark}`,
  ]);
});

test('everything that dragging does can be done with the keyboard', async ({ page, context }) => {
  await signInAs(context, 'editor');
  // In a folder of their own, because other tests move pages at the same time.
  await createPage(page, `Key ring ${mark}`, { template: 'folder' });
  const tree = page.url();
  await createPage(page, `Keyed first ${mark}`, { folder: `Key ring ${mark}` });
  await createPage(page, `Keyed second ${mark}`, { folder: `Key ring ${mark}` });
  await page.goto(tree);
  const names = () => page.getByRole('rowheader').filter({ hasText: 'Keyed' }).allInnerTexts();
  expect((await names()).map((name) => name.split(/\s{2,}|\n/)[0])).toEqual([
    `Keyed first ${mark}`,
    `Keyed second ${mark}`,
  ]);
  await rowNamed(page, `Keyed second ${mark}`).getByRole('button', { name: 'More for' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.row-menu:popover-open').getByRole('button', { name: 'Move up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  await expect.poll(async () => (await names())[0]).toContain(`Keyed second ${mark}`);

  await page.keyboard.press('Escape');
  await choose(page, `Keyed first ${mark}`, 'Move to…');
  await page.getByLabel('Folder').selectOption({ label: 'Store' });
  await page.getByLabel('First').check({ force: true });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content');
  const store = page.getByRole('rowheader').filter({ hasText: '/store/' });
  await expect(store.first()).toContainText(`Keyed first ${mark}`);
});

test('who may only read sees the tree and nothing that would change it', async ({
  page,
  context,
}) => {
  await signInAs(context, 'front-desk');
  await openTree(page);
  await expect(page.getByRole('link', { name: 'New page' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(0);
  await expect(page.locator('.tree-grip')).toHaveCount(0);
  const refused = await context.request.post('/admin/content', {
    form: { intent: 'bin', id: '1001' },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(refused.status()).toBe(403);
});

test('the tree works without script: opening folders, searching, publishing', async ({
  browser,
  baseURL,
  consoleProblems,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await signInAs(context, 'editor');
  const page = await context.newPage();
  await createPage(page, `Scriptless ${mark}`);
  await openTree(page);
  await page.getByRole('link', { name: /^Store/ }).click();
  await expect(rowNamed(page, 'Wheels')).toContainText('/store/wheels');
  await page.getByRole('searchbox').fill(`scriptless-${mark}`);
  await page.getByRole('button', { name: 'Search' }).click();
  await choose(page, `Scriptless ${mark}`, 'Publish');
  await expect(page.getByText('Published').first()).toBeVisible();
  await choose(page, `Scriptless ${mark}`, 'Move to bin');
  await page
    .locator('.ask-dialog:popover-open')
    .getByRole('button', { name: 'Move to bin' })
    .click();
  await expect(page.getByText('Moved to the bin')).toBeVisible();
  expect(consoleProblems).toEqual([]);
  await context.close();
});

for (const path of [
  '',
  '?q=ford',
  '?q=no-such-page',
  '/new',
  '/bin',
  '/1001/settings',
  '/1001/move',
]) {
  test(`/admin/content${path} is accessible in every size and theme`, async ({ page, context }) => {
    await signInAs(context, 'owner');
    await page.goto(`/admin/content${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInTwoLooks(page);
  });
}

test('a page without a name is told so once, beside the field', async ({ page, context }) => {
  await signInAs(context, 'editor');
  await page.goto('/admin/content/new');
  await page.getByLabel('Name', { exact: true }).fill('   ');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toContainText('See the marked field');
  await expect(page.getByText('Write a name')).toHaveCount(1);
  await expect(page.locator('main .field-error')).toHaveCount(1);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});
