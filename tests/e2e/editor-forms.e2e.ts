import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { canvas, field, makeStory, openEditor, outlinePart } from './editor-page.ts';
import { expect, queryRows, test } from './fixtures.ts';

const desk = { width: 1440, height: 900 };

test.beforeEach(({ page }) => page.setViewportSize(desk));

const card = (headline: string) => ({ _uid: headline, component: 'Teaser', headline });

/** One of each part whose fields are of another kind. */
const body: { _uid: string; component: string; [field: string]: unknown }[] = [
  {
    _uid: 'rich',
    component: 'rich-text',
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
  },
  { _uid: 'list', component: 'carousel', slides: [card('One'), card('Two'), card('Three')] },
  { _uid: 'link', component: 'button', title: 'Call' },
  { _uid: 'markdown', component: 'Prose', body: 'One **strong** word' },
  { _uid: 'choice', component: 'contact-form' },
  { _uid: 'hero', component: 'hero', title: 'A title', buttons: [] },
  { _uid: 'cards', component: 'service-cards', services: ['alignment'] },
];

async function savedPart(id: number, uid: string): Promise<Record<string, unknown>> {
  const [row] = await queryRows('select content from content_stories where id = $1', [id]);
  const saved = row?.content as { body: typeof body };
  return saved.body.find(({ _uid }) => _uid === uid) ?? {};
}

const fieldsOf = (page: Page) => page.getByRole('complementary', { name: 'Fields' });

async function expectFormAccessible(page: Page): Promise<void> {
  await expectAccessible(page, desk, { without: 'iframe' });
}

test('texts, lists, links, choices and languages are written in forms that everybody can use', async ({
  page,
}) => {
  const id = await makeStory('form-fields', { body });
  await openEditor(page, id);
  await test.step('rich text, with marks, a list and a link to a page, kept as the service keeps it', async () => {
    await writeRichText(page);
    await expectRichText(id);
    await expectFormAccessible(page);
  });
  await test.step('parts are added, moved and deleted in a list by keyboard alone', async () => {
    await arrangeListByKeyboard(page);
    await expect(async () => {
      const { slides } = (await savedPart(id, 'list')) as { slides: { headline: string }[] };
      expect(slides.map(({ headline }) => headline)).toEqual(['One', 'Two', 'Four']);
    }).toPass();
  });
  await test.step('a phone number becomes one that phones can dial, and a wrong address says so', async () => {
    await outlinePart(page, 'Button').first().click();
    await fieldsOf(page).getByLabel('Kind of link').selectOption('Phone number');
    await field(page, 'Leads to').fill('(480) 777-7700');
    await expect(async () => {
      expect((await savedPart(id, 'link')).url).toMatchObject({ url: 'tel:+14807777700' });
    }).toPass();
    await fieldsOf(page).getByLabel('Kind of link').selectOption('Other website');
    await field(page, 'Leads to').fill('javascript:alert(1)');
    await field(page, 'Leads to').blur();
    await expect(fieldsOf(page).getByText('This is no address.')).toBeVisible();
  });
  await test.step('Markdown is previewed as the site will show it', async () => {
    await page
      .getByRole('complementary', { name: 'On this page' })
      .getByRole('button', { name: /^Text(?! with)/ })
      .click();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.locator('.fields-preview strong')).toHaveText('strong');
  });
  await test.step('an editor decides when a form shows mistakes', async () => {
    await outlinePart(page, 'Contact form').click();
    await page.getByLabel('When mistakes are shown').selectOption('After sending');
    await expect(async () => {
      expect(await savedPart(id, 'choice')).toMatchObject({ validation: 'passive' });
    }).toPass();
  });
  await test.step('several of a list are chosen, and fields in two languages are written', async () => {
    await outlinePart(page, 'Service cards').click();
    await expectFormAccessible(page);
    await fieldsOf(page).getByText('Español').click();
    await outlinePart(page, 'Hero').first().click();
    await expectFormAccessible(page);
  });
});

async function writeRichText(page: Page): Promise<void> {
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
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await dialog.getByRole('button', { name: 'Choose a page' }).click();
  await page.getByRole('searchbox').last().fill('careers');
  await page
    .getByRole('button', { name: /\/careers/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Set the link' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(dialog.getByPlaceholder('/services')).toHaveValue('/careers');
  // Pressed before the typed path has been looked up.
  await dialog.getByPlaceholder('/services').fill('/contact');
  await dialog.getByRole('button', { name: 'Set the link' }).click();
  const link = canvas(page).locator('#main').getByRole('listitem').getByRole('link');
  await expect(link.filter({ hasText: 'Contact' })).toHaveAttribute('href', '/contact');
  await expect(page.getByText(/Draft saved/)).toBeVisible();
}

const linkToContact = {
  type: 'paragraph',
  content: [
    { text: 'Contact', marks: [{ type: 'link', attrs: { href: '/contact', linktype: 'story' } }] },
  ],
};

async function expectRichText(id: number): Promise<void> {
  await expect(async () => {
    const part = await savedPart(id, 'rich');
    expect(part).toMatchObject({
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
          { type: 'bullet_list', content: [{ type: 'list_item', content: [linkToContact] }] },
        ],
      },
    });
  }).toPass();
}

async function arrangeListByKeyboard(page: Page): Promise<void> {
  await outlinePart(page, 'Carousel').focus();
  await page.keyboard.press('Enter');
  await fieldsOf(page).getByRole('button', { name: 'Move One down' }).focus();
  await page.keyboard.press('Enter');
  await fieldsOf(page).getByRole('button', { name: 'Delete Three' }).focus();
  await page.keyboard.press('Enter');
  const grip = fieldsOf(page).getByRole('button', { name: 'Drag to move' }).first();
  await grip.focus();
  // The position is measured when it is picked up, and the move is shown before it is dropped.
  for (const key of ['Space', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  await expect(fieldsOf(page).locator('.fields-blok-open b')).toHaveText(['One', 'Two']);
  await fieldsOf(page).getByRole('button', { name: 'Add: Card' }).focus();
  await page.keyboard.press('Enter');
  await field(page, 'Headline').fill('Four');
}
