import { expectAccessible } from './accessible.ts';
import { canvas, clickOnCanvas, field, makeStory, openEditor, outlinePart } from './editor-page.ts';
import { expect, test } from './fixtures.ts';

const saved = /Draft saved/;

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('a title is changed by clicking on it, is seen at once, and reaches visitors when published', async ({
  page,
  dbRows,
  request,
}) => {
  const id = await makeStory('click-to-edit', { published: true });
  await openEditor(page, id);
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await field(page, 'Title').fill('After the change');
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('After the change');
  const [unsaved] = await dbRows('select revision from content_stories where id = $1', [id]);
  expect(unsaved?.revision).toBe(1);
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText('On the site, with changes to publish')).toBeVisible();
  expect(await (await request.get('/click-to-edit')).text()).toContain('Before the change');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect(async () => {
    expect(await (await request.get('/click-to-edit')).text()).toContain('After the change');
  }).toPass({ timeout: 3000 });
});

test('a call to action is added between two parts, and the old version comes back', async ({
  page,
}) => {
  const id = await makeStory('add-between');
  await openEditor(page, id);
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: 'Add after' }).click();
  await page.getByRole('searchbox').fill('call to action');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Call to action/ })
    .click();
  await field(page, 'Title').fill('Come by on Saturday');
  const headings = canvas(page).locator('main').getByRole('heading');
  await expect(headings).toHaveText(['Before the change', 'Come by on Saturday', 'Words']);
  await expect(page.getByText(saved)).toBeVisible();

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.locator('.editor-versions > li');
  await versions.last().getByRole('button', { name: 'What differs from now' }).click();
  await expect(page.getByRole('dialog').getByText('Come by on Saturday')).toBeVisible();
  await versions.last().getByRole('button', { name: 'Bring this back' }).click();
  await expect(headings).toHaveText(['Before the change', 'Words']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headings).toHaveText(['Before the change', 'Come by on Saturday', 'Words']);
});

test('a change is scheduled, and the clock makes it live', async ({ page, dbRows, request }) => {
  const id = await makeStory('on-schedule');
  await openEditor(page, id);
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

test('the Spanish of one field is written, and the page in the frame shows it', async ({
  page,
  dbRows,
}) => {
  const id = await makeStory('in-spanish');
  await openEditor(page, id);
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await page.getByText('Español', { exact: true }).click();
  await canvas(page).locator('.storyblok__hint').waitFor({ state: 'attached' });
  await field(page, 'Title').fill('Antes de subirla');
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Antes de subirla');
  await expect(async () => {
    const [row] = await dbRows(
      `select content #> '{body,0}' as hero from content_stories where id = $1`,
      [id],
    );
    expect(row?.hero).toMatchObject({
      title: 'Before the change',
      title__i18n__es: 'Antes de subirla',
    });
  }).toPass();
});

test('two editors on one story: the second sees both versions, and nothing is lost', async ({
  page,
  dbRows,
}) => {
  const id = await makeStory('two-editors');
  await openEditor(page, id);
  // The other person's save, in between.
  await dbRows(
    `update content_stories set revision = revision + 1, updated_by = 'Ana',
     content = jsonb_set(content, '{body,1,heading}', '"Ana was here"') where id = $1`,
    [id],
  );
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await field(page, 'Title').fill('Mine');
  const conflict = page.getByRole('alert').filter({ hasText: 'Ana saved' });
  await expect(conflict.getByText('Ana was here')).toBeVisible();
  await expect(conflict.getByText('Mine', { exact: true })).toBeVisible();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(canvas(page).getByText('Ana was here')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Mine');
  await expect(page.getByText(saved)).toBeVisible();
  const versions = await dbRows('select content from content_versions where story_id = $1', [id]);
  expect(JSON.stringify(versions)).toContain('Mine');
});

test('parts are copied, moved and deleted on the page itself', async ({ page }) => {
  const id = await makeStory('on-canvas');
  await openEditor(page, id);
  const headings = canvas(page).locator('main').getByRole('heading');
  async function choose(name: string) {
    const menu = canvas(page).getByRole('button', { name: 'Do something with this part' });
    const action = canvas(page).getByRole('button', { name, exact: true });
    // A page that has just changed closes the menu.
    await expect(async () => {
      await menu.dispatchEvent('click');
      await action.dispatchEvent('click', undefined, { timeout: 1000 });
    }).toPass();
  }
  await clickOnCanvas(page, canvas(page).getByRole('heading', { name: 'Words' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Heading and text' })).toBeVisible();
  await choose('Move Backward');
  await expect(headings).toHaveText(['Words', 'Before the change']);
  await choose('Duplicate');
  await expect(headings).toHaveText(['Words', 'Words', 'Before the change']);
  await choose('Delete');
  await expect(headings).toHaveText(['Words', 'Before the change']);
});

test('everything goes by keyboard: walk, move, duplicate, remove, undo, redo', async ({ page }) => {
  const id = await makeStory('by-keyboard');
  await openEditor(page, id);
  const headings = canvas(page).locator('main').getByRole('heading');
  await outlinePart(page, 'The page itself').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(headings).toHaveText(['Words', 'Before the change']);
  await page.keyboard.press('Control+d');
  await expect(headings).toHaveText(['Words', 'Words', 'Before the change']);
  await outlinePart(page, 'Words').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(headings).toHaveText(['Words', 'Before the change']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(headings).toHaveText(['Before the change', 'Words']);
  await page.keyboard.press('Control+Shift+z');
  await expect(headings).toHaveText(['Words', 'Before the change']);
});

test('what cannot be sent is kept in the browser, and offered again', async ({
  page,
  consoleProblems,
}) => {
  const id = await makeStory('no-signal');
  await openEditor(page, id);
  await page.route('**/edit', (route) => route.abort());
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await field(page, 'Title').fill('Written in a tunnel');
  await expect(
    page.getByText('No connection. Your changes are kept in this browser.'),
  ).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute('**/edit');
  await page.getByRole('button', { name: 'Use them' }).click();
  const title = canvas(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Written in a tunnel');
  await expect(page.getByText(saved)).toBeVisible();
  await page.reload();
  await expect(title).toHaveText('Written in a tunnel');
  expect(new Set(consoleProblems.splice(0))).toEqual(
    new Set(['Failed to load resource: net::ERR_FAILED']),
  );
});

test('a link shows the draft to somebody without an account, until it is ended', async ({
  page,
  browser,
}) => {
  const id = await makeStory('to-be-shown');
  await openEditor(page, id);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const url = await page.getByLabel('Link to the draft').inputValue();
  const stranger = await (await browser.newContext()).newPage();
  const answer = await stranger.goto(url);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Before the change');
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.getByLabel('Link to the draft')).toHaveCount(0);
  expect((await stranger.reload())?.status()).toBe(410);
  await stranger.context().close();
});

test('the editor breaks no rule of accessibility, on a desk and on a tablet', async ({ page }) => {
  const id = await makeStory('accessible-editor');
  await openEditor(page, id);
  await outlinePart(page, 'Hero').click();
  await expectAccessible(page, { width: 1440, height: 900 }, { without: 'iframe' });
  await expectAccessible(page, { width: 820, height: 1180 }, { without: 'iframe' });
});

test('an address that the site answers itself is refused beside the field', async ({ page }) => {
  await openEditor(page, await makeStory('stays-here'));
  await page.getByRole('button', { name: 'More about publishing' }).click();
  await page.getByRole('button', { name: 'Name and address' }).click();
  await page.getByLabel('Last part of the address').fill('login');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText('Choose another one');
  await expect(page.getByLabel('Last part of the address')).toHaveValue('login');
});
