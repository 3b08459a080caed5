import { canvas, clickOnCanvas, field, makeStory, openEditor } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('who leaves right after the last letter finds it saved, and the page marked as changed, however slow the way', async ({
  page,
  dbRows,
}) => {
  const id = await makeStory('left-in-haste', { published: true });
  const row = page.getByRole('row', { name: /left-in-haste/ });
  await openEditor(page, id);
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await field(page, 'Title').fill('Written in haste');
  await page.getByRole('link', { name: 'All pages' }).click();
  await expect(row).toContainText('with changes to publish');
  const [story] = await dbRows('select content from content_stories where id = $1', [id]);
  expect(JSON.stringify(story?.content)).toContain('Written in haste');

  // From here the draft is on the site again.
  await dbRows(
    `update content_publications p set content = s.content, revision = s.revision
     from content_stories s where s.id = p.story_id and s.id = $1`,
    [id],
  );
  await openEditor(page, id);
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  const saved = page.waitForResponse(/\/edit$/);
  // The list is read before the save, but arrives after it: a slow connection.
  await page.route(
    '**/admin/content.data*',
    async (route) => {
      const answer = await route.fetch();
      await saved;
      await expect(page.getByText(/^Draft saved/)).toBeVisible();
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  await field(page, 'Title').fill('Saved on the way');
  await page.getByRole('link', { name: 'All pages' }).click();
  await expect(row).toContainText('with changes to publish');
});

test('settings that were refused or not saved are where one looks, and not lost by opening another page', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  await page.goto('/admin/settings/shop');
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('480-77-77');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The first field that was refused is the next to write in.
  await expect(phone).toBeFocused();
  await page.getByLabel('City').fill('Tempe');
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Leads' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Tempe');
  await page.getByRole('link', { name: 'Leads' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Shop, place and hours' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Phoenix');
  await expect(page.getByText('Not saved yet', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});

test('who clicks on the head or on a person is told where they are changed', async ({
  page,
  dbRows,
}) => {
  const [team] = await dbRows(`select id from content_stories where full_slug = 'meet-the-team'`);
  await openEditor(page, Number(team?.id));
  await clickOnCanvas(page, canvas(page).getByRole('link', { name: 'Careers' }).first());
  await expect(page.getByRole('link', { name: 'Edit header and footer' })).toBeVisible();
  await clickOnCanvas(page, canvas(page).getByRole('heading', { name: 'Marisol Vega' }));
  await expect(page.getByRole('link', { name: 'Edit header and footer' })).toHaveCount(0);
  await expect(page.getByText('the folder “Team”')).toBeVisible();
  await page.getByRole('link', { name: 'Add one' }).click();
  await expect(page.getByRole('radio', { name: /^Team member/ })).toBeChecked();
});

test('a person of the team has no parts to add, and is shown among the others', async ({
  page,
  dbRows,
}) => {
  const [hank] = await dbRows(`select id from content_stories where full_slug = 'team/hank-dobry'`);
  await openEditor(page, Number(hank?.id));
  await expect(page.getByRole('heading', { level: 2, name: 'Team member' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a part' })).toHaveCount(0);
  await expect(canvas(page).getByRole('heading', { name: 'Hank Dobry' })).toBeInViewport();
});
