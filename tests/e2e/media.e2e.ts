import sharp from 'sharp';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
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

test.beforeEach(({ context }) => signInAs(context, 'editor'));

test('a picture is uploaded, described, put into a folder and replaced, and keeps what it is about in view', async ({
  page,
}) => {
  await page.goto('/admin/media');
  const files = page.getByLabel('Drop files here, or choose them');
  const creek = await picture(`Creek ${mark}.jpeg`);
  const inLibrary = page.getByRole('link', { name: `creek-${mark}.jpg` });
  await test.step('what is no picture is refused beside its name, what is known is not there twice', async () => {
    const script = { name: 'evil.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') };
    await files.setInputFiles(script);
    await expect(page.getByText(/The library keeps pictures/)).toBeVisible();
    await files.setInputFiles(creek);
    await expect(page.getByText('Added', { exact: true })).toBeVisible();
    await files.setInputFiles({ ...creek, name: 'other-name.jpg' });
    await expect(page.getByText('Was here already')).toBeVisible();
  });
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`Creeks ${mark}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  const folder = page.getByRole('link', { name: `Creeks ${mark}` });
  await expect(folder).toBeVisible();
  await expectAccessibleInTwoLooks(page);

  await inLibrary.click();
  await page.getByLabel('Description in English').fill('A truck in a creek');
  await page.getByLabel('Description in Spanish').fill(`Una troca en un arroyo ${mark}`);
  await page.getByLabel('Folder', { exact: true }).selectOption(`Creeks ${mark}`);
  const focus = page.getByRole('button', { name: /Click what the picture is about/ });
  await focus.click({ position: { x: 20, y: 20 } });
  const fromLeft = page.getByLabel('From the left');
  const clicked = Number(await fromLeft.inputValue());
  await focus.press('ArrowRight');
  expect(Number(await fromLeft.inputValue())).toBe(clicked + 2);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessibleInTwoLooks(page);

  const found = await page.request.get(`/admin/media?q=${encodeURIComponent(`arroyo ${mark}`)}`);
  expect(await found.text()).toContain(`creek-${mark}.jpg`);
  await page.goto('/admin/media');
  await folder.click();
  await inLibrary.click();
  expect(Number(await fromLeft.inputValue())).toBe(clicked + 2);
  const replacement = page.getByLabel('Drop a file here, or choose one');
  await replacement.setInputFiles(await picture('After.jpg'));
  await expect(page.getByText('Replaced everywhere')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'after.jpg' })).toBeVisible();
});

test('who may only look sees the library without what changes it', async ({ page, context }) => {
  await context.clearCookies();
  await signInAs(context, 'front-desk');
  const visitor = new PlainVisitor(page);
  await visitor.open('/admin/media');
  expect((await visitor.textsOf('.media-card')).length).toBeGreaterThan(0);
  expect(await visitor.textsOf('[type=file]')).toEqual([]);
  await visitor.follow(/^\/admin\/media\/\d+/);
  expect(visitor.path).toMatch(/\/media\/\d+$/);
  expect(await visitor.textsOf('fieldset[disabled] [name=title]')).toHaveLength(1);
  expect(await visitor.textsOf('button')).not.toContain('Move to bin');
});

test('a picture is uploaded and described with documents and forms alone', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  const { name, buffer } = await picture(`Plain ${mark}.jpg`);
  await visitor.open('/admin/media');
  await visitor.press('Upload', { file: new File([new Uint8Array(buffer)], name) });
  expect(await visitor.textsOf('[role=status]')).toContain('Uploaded');
  await visitor.follow(new RegExp(`plain-${mark}.jpg`));
  await visitor.press('Save', { 'alt-en': 'A plain picture', focusSet: 'on' });
  expect(await visitor.textsOf('[role=status]')).toContain('Saved');
  expect(await visitor.textsOf('[name=focusSet][checked]')).toHaveLength(1);
  expect(await visitor.valueOf('alt-en')).toBe('A plain picture');
});
