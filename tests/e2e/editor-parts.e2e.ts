import { expectAccessible } from './accessible.ts';
import { canvas, clickOnCanvas, makeStory, openEditor, outlinePart } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, wake } from './hydrated.ts';

const saved = /Draft saved/;

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('a part is saved as a preset, and another page gets a copy of it', async ({ page }) => {
  const name = `Short hero ${crypto.randomUUID().slice(0, 6)}`;
  const dialog = page.getByRole('dialog');
  const askForName = () => page.getByRole('button', { name: 'Save as a preset' }).click();
  await openEditor(page, await makeStory('preset-from'));
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await askForName();
  await page.getByLabel('Name of the preset').fill(name);
  await page.getByRole('button', { name: 'Save preset' }).click();
  await expect(page.getByText(`Saved the preset “${name}”`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await askForName();
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await page.getByLabel('Name of the preset').fill(name);
  await page.getByRole('button', { name: 'Save preset' }).click();
  await expect(dialog).toContainText('There is a preset with this name');
  await expect(page.getByLabel('Name of the preset')).toHaveValue(name);
  await expectAccessible(page, { width: 1440, height: 900 }, { without: 'iframe' });

  await openEditor(page, await makeStory('preset-to'));
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: 'Add after' }).click();
  await page.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const headings = canvas(page).locator('main').getByRole('heading', { name: 'Before the change' });
  await expect(headings).toHaveCount(2);
  await expect(page.getByText(saved)).toBeVisible();
});

test('a deleted preset can be brought back while its dialog is open', async ({ page }) => {
  const name = `Gone hero ${crypto.randomUUID().slice(0, 6)}`;
  const kept = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await openEditor(page, await makeStory('preset-delete'));
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: 'Save as a preset' }).click();
  await page.getByLabel('Name of the preset').fill(name);
  await page.getByLabel('Name of the preset').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Save as a preset' }).click();
  await page.getByRole('button', { name: `Delete the preset ${name}` }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByText(`Deleted the preset “${name}”`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(kept).toHaveCount(1);
  await page.reload();
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: 'Save as a preset' }).click();
  await expect(kept).toHaveCount(1);
});

test('an editor decides when a form shows mistakes: only once it is sent', async ({
  page,
  context,
}) => {
  const body = [{ _uid: 'quiet-form-part', component: 'contact-form' }];
  await openEditor(page, await makeStory('quiet-form', { published: true, body }));
  await outlinePart(page, 'Contact form').click();
  await page.getByLabel('When mistakes are shown').selectOption('After sending');
  await expect(page.getByText(saved)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto('/quiet-form');
  await wake(visitor);
  const form = visitor.locator('form#contact');
  await expectHydrated(form);
  await visitor.getByLabel('Name').focus();
  await visitor.getByLabel('Phone or e-mail').pressSequentially('rosa@');
  await visitor.getByLabel('Message').focus();
  await expect(form.locator('.field').filter({ has: visitor.getByLabel('Phone') })).toHaveClass(
    'field is-touched is-dirty',
  );
  await expect(form.locator('.field-error')).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(form.locator('.field-error')).toHaveCount(4);
});
