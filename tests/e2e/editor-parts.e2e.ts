import { expectAccessible } from './accessible.ts';
import { canvas, clickOnCanvas, makeStory, openEditor } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, wake } from './hydrated.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('a part is saved as a preset, brought back after it was deleted, and copied to another page', async ({
  page,
}) => {
  const name = `Short hero ${crypto.randomUUID().slice(0, 6)}`;
  const dialog = page.getByRole('dialog');
  const kept = dialog.getByRole('listitem').filter({ hasText: name });
  const askForName = () => page.getByRole('button', { name: 'Save as a preset' }).click();
  await openEditor(page, await makeStory('preset-from'));
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await askForName();
  await page.getByLabel('Name of the preset').fill(name);
  await page.getByLabel('Name of the preset').press('Enter');
  await expect(page.getByText(`Saved the preset “${name}”`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await askForName();
  await expect(kept).toBeVisible();
  await page.getByLabel('Name of the preset').fill(name);
  await page.getByRole('button', { name: 'Save preset' }).click();
  await expect(dialog).toContainText('There is a preset with this name');
  await expect(page.getByLabel('Name of the preset')).toHaveValue(name);
  await expectAccessible(page, { width: 1440, height: 900 }, { without: 'iframe' });
  await page.getByRole('button', { name: `Delete the preset ${name}` }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByText(`Deleted the preset “${name}”`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(kept).toHaveCount(1);

  await openEditor(page, await makeStory('preset-to'));
  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: 'Add after' }).click();
  await page.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const headings = canvas(page).locator('main').getByRole('heading', { name: 'Before the change' });
  await expect(headings).toHaveCount(2);
  await expect(page.getByText(/Draft saved/)).toBeVisible();
});

test('a form shows mistakes only once it is sent, where an editor decided that', async ({
  page: visitor,
}) => {
  const form = visitor.locator('form#contact');
  const body = [{ _uid: 'quiet-form-part', component: 'contact-form', validation: 'passive' }];
  await makeStory('quiet-form', { published: true, body });
  await visitor.goto('/quiet-form');
  await wake(visitor);
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
