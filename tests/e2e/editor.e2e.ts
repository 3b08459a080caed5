import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { canvas, clickOnCanvas, field, makeStory, openEditor, outlinePart } from './editor-page.ts';
import { expect, test } from './fixtures.ts';

const saved = /Draft saved/;

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

const headings = (page: Page) => canvas(page).locator('main').getByRole('heading');
const title = (page: Page) => canvas(page).getByRole('heading', { level: 1 });

test('a page is arranged by keyboard alone and on the page itself, and written in Spanish', async ({
  page,
  dbRows,
}) => {
  const id = await makeStory('by-hand');
  await openEditor(page, id);
  await test.step('by keyboard: walk, move, duplicate, remove, undo, redo', async () => {
    await outlinePart(page, 'The page itself').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(headings(page)).toHaveText(['Words', 'Before the change']);
    await page.keyboard.press('Control+d');
    await expect(headings(page)).toHaveText(['Words', 'Words', 'Before the change']);
    await outlinePart(page, 'Words').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Delete');
    await expect(headings(page)).toHaveText(['Words', 'Before the change']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(headings(page)).toHaveText(['Before the change', 'Words']);
    await page.keyboard.press('Control+Shift+z');
    await expect(headings(page)).toHaveText(['Words', 'Before the change']);
  });
  await test.step('on the page itself: copy, move, delete', async () => {
    await clickOnCanvas(page, title(page));
    await expect(page.getByRole('heading', { level: 2, name: 'Hero' })).toBeVisible();
    await chooseOnCanvas(page, 'Move Backward');
    await expect(headings(page)).toHaveText(['Before the change', 'Words']);
    await chooseOnCanvas(page, 'Duplicate');
    await expect(headings(page)).toHaveText(['Before the change', 'Before the change', 'Words']);
    await chooseOnCanvas(page, 'Delete');
    await expect(headings(page)).toHaveText(['Before the change', 'Words']);
  });
  await test.step('the Spanish of one field is written, and the page shows it', async () => {
    await clickOnCanvas(page, title(page));
    await page.getByText('Español', { exact: true }).click();
    await canvas(page).locator('.storyblok__hint').waitFor({ state: 'attached' });
    await field(page, 'Title').fill('Antes de subirla');
    await expect(title(page)).toHaveText('Antes de subirla');
    await expect(async () => {
      const hero = `select content #> '{body,0}' as hero from content_stories where id = $1`;
      const [row] = await dbRows(hero, [id]);
      expect(row?.hero).toMatchObject({
        title: 'Before the change',
        title__i18n__es: 'Antes de subirla',
      });
    }).toPass();
  });
});

async function chooseOnCanvas(page: Page, name: string): Promise<void> {
  const menu = canvas(page).getByRole('button', { name: 'Do something with this part' });
  const action = canvas(page).getByRole('button', { name, exact: true });
  // A page that has just changed closes the menu.
  await expect(async () => {
    await menu.dispatchEvent('click');
    await action.dispatchEvent('click', undefined, { timeout: 1000 });
  }).toPass();
}

test('what another person saved, or what cannot be sent, costs no words', async ({
  page,
  dbRows,
  consoleProblems,
}) => {
  const id = await makeStory('two-editors');
  await openEditor(page, id);
  await test.step('the second editor of a story sees both versions, and nothing is lost', async () => {
    // The other person's save, in between.
    await dbRows(
      `update content_stories set revision = revision + 1, updated_by = 'Ana',
       content = jsonb_set(content, '{body,1,heading}', '"Ana was here"') where id = $1`,
      [id],
    );
    await clickOnCanvas(page, title(page));
    await field(page, 'Title').fill('Mine');
    const conflict = page.getByRole('alert').filter({ hasText: 'Ana saved' });
    await expect(conflict.getByText('Ana was here')).toBeVisible();
    await expect(conflict.getByText('Mine', { exact: true })).toBeVisible();
    await conflict.getByRole('button', { name: 'Take theirs' }).click();
    await expect(canvas(page).getByText('Ana was here')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title(page)).toHaveText('Mine');
    await expect(page.getByText(saved)).toBeVisible();
    const versions = await dbRows('select content from content_versions where story_id = $1', [id]);
    expect(JSON.stringify(versions)).toContain('Mine');
  });
  await test.step('what cannot be sent is kept in the browser, and offered again', async () => {
    await page.route('**/edit', (route) => route.abort());
    await clickOnCanvas(page, title(page));
    await field(page, 'Title').fill('Written in a tunnel');
    await expect(
      page.getByText('No connection. Your changes are kept in this browser.'),
    ).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.unroute('**/edit');
    await page.getByRole('button', { name: 'Use them' }).click();
    await expect(title(page)).toHaveText('Written in a tunnel');
    await expect(page.getByText(saved)).toBeVisible();
    const [story] = await dbRows('select content from content_stories where id = $1', [id]);
    expect(JSON.stringify(story?.content)).toContain('Written in a tunnel');
  });
  expect(new Set(consoleProblems.splice(0))).toEqual(
    new Set(['Failed to load resource: net::ERR_FAILED']),
  );
});

test('a draft is accessible to edit, refused an address of the site, shown by a link, and goes on the site on time', async ({
  page,
  request,
  dbRows,
}) => {
  const id = await makeStory('on-schedule');
  await openEditor(page, id);
  const dialog = page.getByRole('dialog');
  await test.step('the editor breaks no rule of accessibility, on a tablet and on a desk', async () => {
    await outlinePart(page, 'Hero').click();
    await expectAccessible(page, { width: 820, height: 1180 }, { without: 'iframe' });
    await expectAccessible(page, { width: 1440, height: 900 }, { without: 'iframe' });
  });
  await test.step('an address that the site answers itself is refused beside the field', async () => {
    await page.getByRole('button', { name: 'More about publishing' }).click();
    await page.getByRole('button', { name: 'Name and address' }).click();
    await page.getByLabel('Last part of the address').fill('login');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Choose another one');
    await expect(page.getByLabel('Last part of the address')).toHaveValue('login');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('a link shows the draft to somebody without an account, until it is ended', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const url = await page.getByLabel('Link to the draft').inputValue();
    const answer = await request.get(url);
    expect(await answer.text()).toMatch(/<h1[^>]*>Before the change</);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    await dialog.getByRole('button', { name: 'End it' }).click();
    await expect(page.getByLabel('Link to the draft')).toHaveCount(0);
    expect((await request.get(url)).status()).toBe(410);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('a change is scheduled, and the clock makes it live', async () => {
    await page.getByRole('button', { name: 'More about publishing' }).click();
    await page.getByRole('button', { name: 'Publish later' }).click();
    await page.getByLabel('Day and time at the shop').fill('2099-01-02T09:30');
    await page.getByRole('button', { name: 'Set the time' }).click();
    await expect(page.getByText(/Goes on the site Jan 2, 9:30/)).toBeVisible();
    expect((await request.get('/on-schedule')).status()).toBe(404);
    const due = `update content_schedules set due_at = now() where story_id = $1 returning id`;
    expect(await dbRows(due, [id])).toHaveLength(1);
    await expect(async () => {
      expect((await request.get('/on-schedule')).status()).toBe(200);
    }).toPass({ timeout: 6000 });
  });
});
