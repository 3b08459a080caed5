import { expectAccessible } from './accessible.ts';
import { canvas, field, makeStory, openEditor, outlinePart } from './editor-page.ts';
import { expect, queryRows, test } from './fixtures.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

const saved = /Draft saved/;

async function storyWith(slug: string, ...body: object[]): Promise<number> {
  const id = await makeStory(slug);
  const parts = body.map((blok, at) => ({ _uid: `${slug}-${at}`, ...blok }));
  const content = { _uid: `${slug}-page`, component: 'page', seo_title: slug, body: parts };
  await queryRows('update content_stories set content = $2 where id = $1', [
    id,
    JSON.stringify(content),
  ]);
  return id;
}

async function savedPart(id: number): Promise<Record<string, unknown>> {
  const [row] = await queryRows(
    `select content -> 'body' -> 0 as part from content_stories where id = $1`,
    [id],
  );
  return row?.part as Record<string, unknown>;
}

test('rich text is written with marks, a list and a link to a page, and kept as the service keeps it', async ({
  page,
}) => {
  const id = await storyWith('rich-words', {
    component: 'rich-text',
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
  });
  await openEditor(page, id);
  await outlinePart(page, 'Text with pictures').click();
  const text = page.getByRole('textbox').and(page.locator('[contenteditable]'));
  await text.click();
  await page.keyboard.type('Measured ');
  await page.getByRole('button', { name: 'Bold' }).hover();
  await page.mouse.down();
  await expect(text).toBeFocused();
  await page.mouse.up();
  await page.keyboard.type('twice');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.keyboard.type('Contact');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('button', { name: 'Choose a page' }).click();
  await page.getByRole('searchbox').last().fill('contact');
  await page.getByRole('button', { name: /\/contact/ }).click();
  await dialog.getByRole('button', { name: 'Set the link' }).click();
  await expect(
    canvas(page).getByRole('listitem').getByRole('link', { name: 'Contact' }),
  ).toBeVisible();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(async () => {
    expect(await savedPart(id)).toMatchObject({
      content: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Measured ' },
              { type: 'text', text: 'twice', marks: [{ type: 'bold' }] },
            ],
          },
          { type: 'bullet_list', content: [{ type: 'list_item' }] },
        ],
      },
    });
    expect(JSON.stringify(await savedPart(id))).toMatch(/"linktype":"story".*|"href":"\/contact"/);
  }).toPass();
});

test('parts are added, moved and deleted in a list by keyboard alone', async ({ page }) => {
  const card = (headline: string) => ({ _uid: headline, component: 'Teaser', headline });
  const id = await storyWith('list-of-cards', {
    component: 'carousel',
    slides: [card('One'), card('Two'), card('Three')],
  });
  await openEditor(page, id);
  await outlinePart(page, 'Carousel').focus();
  await page.keyboard.press('Enter');
  const fields = page.getByRole('complementary', { name: 'Fields' });
  await fields.getByRole('button', { name: 'Move One down' }).focus();
  await page.keyboard.press('Enter');
  await fields.getByRole('button', { name: 'Delete Three' }).focus();
  await page.keyboard.press('Enter');
  const grip = fields.getByRole('button', { name: 'Drag to move' }).first();
  await grip.focus();
  // The position is measured when it is picked up, and the move is shown before it is dropped.
  for (const key of ['Space', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  await expect(fields.locator('.fields-blok-open b')).toHaveText(['One', 'Two']);
  await fields.getByRole('button', { name: 'Add: Card' }).focus();
  await page.keyboard.press('Enter');
  await field(page, 'Headline').fill('Four');
  await expect(async () => {
    const { slides } = (await savedPart(id)) as { slides: { headline: string }[] };
    expect(slides.map(({ headline }) => headline)).toEqual(['One', 'Two', 'Four']);
  }).toPass();
});

test('a phone number becomes one that phones can dial, and a wrong address says so', async ({
  page,
}) => {
  const id = await storyWith('links', { component: 'button', title: 'Call' });
  await openEditor(page, id);
  await outlinePart(page, 'Button').click();
  const fields = page.getByRole('complementary', { name: 'Fields' });
  await fields.getByLabel('Kind of link').selectOption('Phone number');
  await field(page, 'Leads to').fill('(480) 777-7700');
  await expect(async () => {
    expect((await savedPart(id)).url).toMatchObject({ url: 'tel:+14807777700' });
  }).toPass();
  await fields.getByLabel('Kind of link').selectOption('Other website');
  await field(page, 'Leads to').fill('javascript:alert(1)');
  await field(page, 'Leads to').blur();
  await expect(fields.getByText('This is no address.')).toBeVisible();
});

test('Markdown is previewed as the site will show it', async ({ page }) => {
  const id = await storyWith('preview-markdown', { component: 'Prose', body: 'One **bold** word' });
  await openEditor(page, id);
  await outlinePart(page, 'Text').first().click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.locator('.fields-preview strong')).toHaveText('bold');
});

test('the forms are accessible, in both languages', async ({ page }) => {
  const id = await storyWith(
    'accessible-forms',
    { component: 'rich-text', content: { type: 'doc', content: [] } },
    {
      component: 'hero',
      title: 'A title',
      buttons: [{ _uid: 'b', component: 'button', title: 'Go' }],
    },
    { component: 'service-cards', services: ['alignment'] },
  );
  await openEditor(page, id);
  for (const name of ['Text with pictures', 'Hero', 'Service cards']) {
    await outlinePart(page, name).first().click();
    await expectAccessible(page, { width: 1440, height: 900 }, { without: 'iframe' });
  }
  await page.getByRole('complementary', { name: 'Fields' }).getByText('Español').click();
  await outlinePart(page, 'Hero').first().click();
  await expectAccessible(page, { width: 1440, height: 900 }, { without: 'iframe' });
});
