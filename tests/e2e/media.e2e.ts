import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { makeStory, openEditor, outlinePart } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

/** Unique to this attempt: a test may be retried on the same database. */
const mark = crypto.randomUUID().slice(0, 6);

/** A picture that no other test has. */
async function picture(name: string) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const image = sharp({
    create: { width: 900, height: 600, channels: 3, noise, background: '#000' },
  });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

async function upload(page: Page, name: string): Promise<void> {
  await page.goto('/admin/media');
  await page.getByLabel('Drop files here, or choose them').setInputFiles(await picture(name));
  await expect(page.getByText('Added', { exact: true })).toBeVisible();
}

test.beforeEach(({ context }) => signInAs(context, 'editor'));

test('a picture is uploaded, described, and keeps what it is about in view', async ({ page }) => {
  await upload(page, 'Creek crossing.jpeg');
  await page.getByRole('link', { name: /creek-crossing\.jpg/ }).click();
  await page.getByLabel('Description in English').fill('A truck in a creek');
  await page.getByLabel('Description in Spanish').fill('Una troca en un arroyo');
  const focus = page.getByRole('button', { name: /Click what the picture is about/ });
  await focus.click({ position: { x: 20, y: 20 } });
  const fromLeft = page.getByLabel('From the left');
  const clicked = Number(await fromLeft.inputValue());
  await focus.press('ArrowRight');
  expect(Number(await fromLeft.inputValue())).toBe(clicked + 2);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  expect(Number(await fromLeft.inputValue())).toBe(clicked + 2);
  await page.goto('/admin/media?q=arroyo');
  await expect(page.getByRole('link', { name: /creek-crossing\.jpg/ })).toBeVisible();
});

test('what is no picture is refused in words beside its name', async ({ page }) => {
  await page.goto('/admin/media');
  const script = { name: 'evil.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') };
  await page.getByLabel('Drop files here, or choose them').setInputFiles(script);
  await expect(page.getByText(/The library keeps pictures/)).toBeVisible();
});

test('the same picture again is said to be there already', async ({ page }) => {
  const twice = await picture('twice.jpg');
  await page.goto('/admin/media');
  const field = page.getByLabel('Drop files here, or choose them');
  await field.setInputFiles(twice);
  await expect(page.getByText('Added', { exact: true })).toBeVisible();
  await field.setInputFiles({ ...twice, name: 'other-name.jpg' });
  await expect(page.getByText('Was here already')).toBeVisible();
});

test('another file takes the place of one', async ({ page }) => {
  await upload(page, `Before ${mark}.jpg`);
  await page.getByRole('link', { name: `before-${mark}.jpg` }).click();
  await page
    .getByLabel('Drop a file here, or choose one')
    .setInputFiles(await picture('After.jpg'));
  await expect(page.getByText('Replaced everywhere')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'after.jpg' })).toBeVisible();
});

test('folders are made, and files put into them', async ({ page }) => {
  await upload(page, `Bay ${mark}.jpg`);
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`Bays ${mark}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('link', { name: `Bays ${mark}` })).toBeVisible();
  await page.getByRole('link', { name: `bay-${mark}.jpg` }).click();
  await page.getByLabel('Folder', { exact: true }).selectOption(`Bays ${mark}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/admin/media');
  await page.getByRole('link', { name: `Bays ${mark}` }).click();
  await expect(page.getByRole('link', { name: `bay-${mark}.jpg` })).toBeVisible();
});

test('a picture is uploaded from the editor, shown in the page at once, and cut around a point', async ({
  page,
  dbRows,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await makeStory('media-in-editor');
  await openEditor(page, id);
  await outlinePart(page, 'Hero').first().click();
  const fields = page.getByRole('complementary', { name: 'Fields' });
  await fields.getByRole('button', { name: 'Choose a picture or video' }).first().click();
  const library = page.getByRole('dialog', { name: 'Choose a picture or video' });
  await expect(library.locator('.media-card').first()).toBeVisible();
  await library
    .getByLabel('Drop a file here, or choose one')
    .setInputFiles(await picture('From the editor.jpg'));
  await expect(library).toBeHidden();
  await expect(fields.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect(page.frameLocator('iframe').locator('img[src*="from-the-editor"]')).toBeAttached();
  await fields.getByText('What must stay in view').click();
  await fields.getByLabel('From the left').fill('80');
  await expect(async () => {
    const [story] = await dbRows('select content from content_stories where id = $1', [id]);
    expect(JSON.stringify(story?.content)).toContain('"focus":"720x300:721x301"');
  }).toPass({ timeout: 7000 });
});

test('the library and the page of a picture are accessible', async ({ page }) => {
  await page.goto('/admin/media');
  await expectAccessible(page, { width: 1280, height: 900 });
  await expectAccessible(page, { width: 360, height: 740 });
  // The oldest on the page: the newest belong to other tests, which remove them again.
  await page.locator('.media-card').last().click();
  await expect(page.getByLabel('Description in English')).toBeVisible();
  await expectAccessible(page, { width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { width: 360, height: 740 });
});

test('who may only look sees the library without what changes it', async ({ page, context }) => {
  await context.clearCookies();
  await signInAs(context, 'front-desk');
  await page.goto('/admin/media');
  await expect(page.locator('.media-card').first()).toBeVisible();
  await expect(page.getByLabel('Drop files here, or choose them')).toHaveCount(0);
  await page.locator('.media-card').first().click();
  await expect(page.getByLabel('Description in English')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move to bin' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is uploaded and described', async ({ page }) => {
    await page.goto('/admin/media');
    await page
      .getByLabel('Drop files here, or choose them')
      .setInputFiles(await picture(`Plain ${mark}.jpg`));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: `plain-${mark}.jpg` }).click();
    await page.getByLabel('Description in English').fill('A plain picture');
    await page.getByText('Keep a chosen point in view').click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Keep a chosen point in view')).toBeChecked();
  });
});
