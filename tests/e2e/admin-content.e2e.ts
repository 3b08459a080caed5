import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { flick } from './flick.ts';
import { expectHydrated, holdBack } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

/** Unique to this attempt: a test may be retried on the same database. */
const mark = crypto.randomUUID().slice(0, 6);

type NewPage = { name: string; template?: string; folder?: string };

/** Creates a draft or folder with one request, for a test about something else; returns its id. */
async function createPage(
  request: APIRequestContext,
  { name, template = 'page', folder = 'usual' }: NewPage,
): Promise<string> {
  const answer = await request.post('/admin/content/new', {
    form: { name, slug: '', template, folder },
    headers: { Origin: process.env.SITE_URL ?? '' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  return /\d+$/.exec(answer.headers().location ?? '')?.[0] ?? '';
}

const rowNamed = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(name) }) });

const openMenu = (page: Page) => page.locator('.row-menu:popover-open');

async function choose(page: Page, name: string, item: string): Promise<void> {
  await rowNamed(page, name)
    .getByRole('button', { name: /^More for / })
    .click();
  await openMenu(page).getByText(item, { exact: true }).click();
}

test('a menu that is opened before the scripts are there stays open; by it a page is published, seen, binned and brought back', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'editor');
  await createPage(page.request, { name: `Gravel ${mark}` });
  expect((await request.get(`/gravel-${mark}`)).status()).toBe(404);
  const letGo = await holdBack(page, '**/assets/entry.client-*.js');
  await page.goto(`/admin/content?q=gravel-${mark}`, { waitUntil: 'domcontentloaded' });
  const row = rowNamed(page, `Gravel ${mark}`);
  await expect(row).toContainText('Draft');
  const more = row.getByRole('button', { name: /^More for / });

  await test.step('before the scripts', async () => {
    await choose(page, `Gravel ${mark}`, 'Move to bin');
    const question = page.locator('.ask-dialog:popover-open');
    await expect(question.getByRole('button', { name: 'Move to bin' })).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    if (!(await openMenu(page).isVisible())) await more.click();
    await expect(openMenu(page)).toBeVisible();
    letGo();
    await expectHydrated(more);
    await expect(openMenu(page)).toBeVisible();
  });

  await openMenu(page).getByText('Publish', { exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible();
  await expect(row).toContainText('Published');
  expect(await (await request.get(`/gravel-${mark}`)).text()).toContain(`Gravel ${mark}</h1>`);
  await expectAccessible(page, phone);

  await choose(page, `Gravel ${mark}`, 'Move to bin');
  await expect(page.getByRole('dialog')).toContainText('Visitors stop seeing it at once');
  await page.getByRole('dialog').getByRole('button', { name: 'Move to bin' }).click();
  await expect(page.getByText('Moved to the bin')).toBeVisible();
  expect((await request.get(`/gravel-${mark}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Draft');
});

test('a page without a name is told so once, beside the field; somebody new on the team is added without reading anything', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'editor');
  await page.goto('/admin/content/new');
  await expectAccessibleInTwoLooks(page);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('   ');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toContainText('See the marked field');
  await expect(page.getByText('Write a name')).toHaveCount(1);
  await expect(page.locator('main .field-error')).toHaveCount(1);
  await expect(name).toBeFocused();

  await name.fill(`Rosa ${mark}`);
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

test('a page is dragged into a folder, and its old address leads to the new one; the keyboard moves it within the folder and out of it', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'owner');
  const dragged = await createPage(page.request, { name: `Dragged ${mark}` });
  const folder = await createPage(page.request, { name: `Drop zone ${mark}`, template: 'folder' });
  await createPage(page.request, { name: `Keyed first ${mark}`, folder });
  await page.request.post('/admin/content', {
    form: { intent: 'publish', id: dragged },
    headers: { Origin: process.env.SITE_URL ?? '' },
  });
  await page.goto('/admin/content');
  await expectAccessibleInTwoLooks(page);

  await test.step('dragging', async () => {
    await rowNamed(page, `Drop zone ${mark}`).scrollIntoViewIfNeeded();
    const grip = await rowNamed(page, `Dragged ${mark}`).locator('.tree-grip').boundingBox();
    const into = await rowNamed(page, `Drop zone ${mark}`).boundingBox();
    if (!grip || !into) throw new Error('both rows are on the screen');
    await page.mouse.move(grip.x + 8, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip.x + 30, into.y + into.height / 2, { steps: 8 });
    await expect(page.locator('tr.tree-drop-into')).toContainText(`Drop zone ${mark}`);
    await page.mouse.up();
    await expect(page.getByText('Moved', { exact: true })).toBeVisible();
    await expect(rowNamed(page, `Drop zone ${mark}`)).toContainText('(2)');
    const old = await request.get(`/dragged-${mark}`, { maxRedirects: 0 });
    const now = `/drop-zone-${mark}/dragged-${mark}`;
    expect([old.status(), old.headers().location]).toEqual([301, now]);
  });

  await test.step('by keyboard within the folder', async () => {
    await rowNamed(page, `Drop zone ${mark}`).getByRole('link').focus();
    await page.keyboard.press('Enter');
    const inside = page.getByRole('rowheader').filter({ hasText: `/drop-zone-${mark}/` });
    await expect(inside).toContainText([`Keyed first ${mark}`, `Dragged ${mark}`]);
    await rowNamed(page, `Dragged ${mark}`).getByRole('button', { name: 'More for' }).focus();
    await page.keyboard.press('Enter');
    await openMenu(page).getByRole('button', { name: 'Move up' }).focus();
    await page.keyboard.press('Enter');
    await expect(inside).toContainText([`Dragged ${mark}`, `Keyed first ${mark}`]);
    await page.keyboard.press('Escape');
  });

  await test.step('and out of it, on a page of its own', async () => {
    await choose(page, `Dragged ${mark}`, 'Move to…');
    await expect(page.getByLabel('Folder')).toBeVisible();
    await expectAccessible(page, phone);
    await page.getByLabel('Folder').selectOption({ label: 'Store' });
    await page.getByLabel('First').check({ force: true });
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages');
    const store = page.getByRole('rowheader').filter({ hasText: '/store/' });
    await expect(store.first()).toContainText(`Dragged ${mark}`);
  });
});

test('a page that is flicked faster than the tree renders goes where it is let go', async ({
  page,
  context,
}) => {
  await signInAs(context, 'owner');
  await createPage(page.request, { name: `Flicked ${mark}` });
  await createPage(page.request, { name: `Flick zone ${mark}`, template: 'folder' });
  await page.goto('/admin/content');
  await rowNamed(page, `Flick zone ${mark}`).scrollIntoViewIfNeeded();
  const grip = rowNamed(page, `Flicked ${mark}`).locator('.tree-grip');
  await grip.hover();
  await expectHydrated(grip);
  const into = await rowNamed(page, `Flick zone ${mark}`).boundingBox();
  if (!into) throw new Error('the folder is on the screen');
  await flick(grip, { x: into.x + 60, y: into.y + into.height / 2 });
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  await expect(rowNamed(page, `Flick zone ${mark}`)).toContainText('(1)');
});

test('who may only read sees the tree and nothing that would change it', async ({
  page,
  context,
}) => {
  await signInAs(context, 'front-desk');
  const reader = new PlainVisitor(page);
  await reader.open('/admin/content');
  expect(await reader.text('th[scope=row]')).toContain('Contact');
  expect(await reader.textsOf('main form[method=post], .tree-grip, [aria-label^=More]')).toEqual(
    [],
  );
  const hrefs = (await reader.links('main')).map(({ href }) => href);
  expect(hrefs).toContain('/admin/content/bin');
  expect(hrefs).not.toContain('/admin/content/new');
});

test('the tree works without script: opening folders, searching, publishing, binning', async ({
  page,
  context,
}) => {
  await signInAs(context, 'editor');
  const editor = new PlainVisitor(page);
  await editor.open('/admin/content');
  await editor.follow('New page');
  await editor.press('Create', { name: `Scriptless ${mark}`, template: 'page' });
  await editor.open('/admin/content');
  await editor.follow(/^Store/);
  expect(await editor.text('th[scope=row]')).toContain('/store/wheels');
  await editor.press('Search', { q: `scriptless-${mark}` });
  expect(await editor.textsOf('th[scope=row]')).toEqual([
    expect.stringContaining(`Scriptless ${mark}`),
  ]);
  await editor.press('Publish');
  expect(await editor.text('[role=status]')).toContain('Published');
  await editor.press({ css: '.ask-dialog [type=submit]' });
  expect(await editor.text('[role=status]')).toContain('Moved to the bin');
});

test('the bin, the settings of a page and a search without results are accessible', async ({
  page,
  context,
}) => {
  await signInAs(context, 'owner');
  for (const path of ['/bin', '/1001/settings', '?q=no-such-page']) {
    await page.goto(`/admin/content${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, phone);
  }
  await expect(page.getByText('Nothing found')).toBeVisible();
});
