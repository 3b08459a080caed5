import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { canvas, clickOnCanvas, field, makeStory, openEditor, outlinePart } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';

const slug = 'from-click-to-visitor';
const fieldsOf = (page: Page) => page.getByRole('complementary', { name: 'Fields' });

const shown = ['Clicked and changed', 'Come by on Saturday', 'Words'];
const before = ['Before the change', 'Words'];

test('what an editor changes by hand is what a visitor sees, until the old version is back', async ({
  page,
  browser,
  baseURL,
  dbRows,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await makeStory(slug, { published: true });
  const guest = await (await browser.newContext({ baseURL })).newPage();
  const visitor = new PlainVisitor(guest);
  const headings = canvas(page).locator('main').getByRole('heading');
  await openEditor(page, id);

  await clickOnCanvas(page, canvas(page).getByRole('heading', { level: 1 }));
  await field(page, 'Title').fill('Clicked and changed');
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Clicked and changed');
  const [unsaved] = await dbRows('select revision from content_stories where id = $1', [id]);
  expect(unsaved?.revision).toBe(1);
  await addCallToAction(page, 'Come by on Saturday');
  await expect(headings).toHaveText(shown);
  await outlinePart(page, 'Hero').click();
  await choosePicture(page);
  await keepInView(page, { fromLeft: '50', fromTop: '90' });
  const picture = { name: 'A red gate under a blue sky' };
  await expect(canvas(page).getByRole('img', picture)).toBeVisible();
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await expect(page.getByText('On the site, with changes to publish')).toBeVisible();
  await expectVisitor(visitor, before);

  await publish(page);
  await expectVisitor(visitor, shown);
  await guest.goto(`/${slug}`);
  expect(await middleOf(await guest.getByRole('img', picture).screenshot())).toBe('red');

  await page.getByRole('button', { name: 'Versions' }).click();
  const oldest = page.locator('.editor-versions > li').last();
  await oldest.getByRole('button', { name: 'What differs from now' }).click();
  await expect(page.getByRole('dialog').getByText('Come by on Saturday')).toBeVisible();
  await oldest.getByRole('button', { name: 'Bring this back' }).click();
  await expect(headings).toHaveText(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headings).toHaveText(shown);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(headings).toHaveText(before);
  await publish(page);
  await expectVisitor(visitor, before);
  expect(visitor.html).not.toContain(picture.name);
  await guest.context().close();
});

/** Between the selected hero and what follows it. */
async function addCallToAction(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add after' }).click();
  await page.getByRole('searchbox').fill('call to action');
  const offers = page.getByRole('dialog').getByRole('button', { name: /^Call to action/ });
  await offers.click();
  await field(page, 'Title').fill(title);
}

async function choosePicture(page: Page): Promise<void> {
  const choose = { name: 'Choose a picture or video' };
  await fieldsOf(page).getByRole('button', choose).first().click();
  const library = page.getByRole('dialog', choose);
  await expect(library.locator('.media-card').first()).toBeVisible();
  const file = { name: 'Gate.png', mimeType: 'image/png', buffer: await gate() };
  await library.getByLabel('Drop a file here, or choose one').setInputFiles(file);
  await expect(library).toBeHidden();
  await expect(fieldsOf(page).getByRole('button', { name: 'Change' })).toBeVisible();
  await fieldsOf(page).getByLabel('What it shows').fill('A red gate under a blue sky');
}

async function keepInView(page: Page, at: { fromLeft: string; fromTop: string }): Promise<void> {
  await fieldsOf(page).getByText('What must stay in view').click();
  await fieldsOf(page).getByLabel('From the left').fill(at.fromLeft);
  await fieldsOf(page).getByLabel('From the top').fill(at.fromTop);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();
}

async function expectVisitor(visitor: PlainVisitor, headings: string[]): Promise<void> {
  await expect(async () => {
    await visitor.open(`/${slug}`);
    expect(await visitor.textsOf('main :is(h1, h2, h3)')).toEqual(headings);
  }).toPass({ timeout: 5000 });
}

/** Blue, with red below: a crop of the center is blue, one around the gate is red. */
async function gate(): Promise<Buffer> {
  const sky = { width: 1000, height: 1000, channels: 3 as const, background: '#2040c0' };
  const wood = { width: 1000, height: 300, channels: 3 as const, background: '#c02020' };
  const input = await sharp({ create: wood }).png().toBuffer();
  return sharp({ create: sky })
    .composite([{ input, top: 700, left: 0 }])
    .png()
    .toBuffer();
}

async function middleOf(screenshot: Buffer): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}
