import type { Locator, Page } from '@playwright/test';
import { truckPhoto } from '../factories/photos.ts';
import { expectAccessible, phone } from './accessible.ts';
import { expectSent, fillContactForm, openContactForm } from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdBack, wake } from './hydrated.ts';

function field(page: Page, label: string) {
  return page.locator('#contact .field', { has: page.getByLabel(label) });
}

test('a field says what is wrong while it is typed and when it is left, takes it back, and takes the form of a phone number', async ({
  page,
}) => {
  await openContactForm(page);
  await expectAllUntouched(page, 'contact');
  const name = field(page, 'Name');
  const contact = page.getByLabel('Phone or e-mail');
  await page.getByLabel('Name').focus();
  await contact.focus();
  await expect(name.locator('.field-error')).toHaveText('This field is required');
  await expect(name).toHaveClass(/is-touched is-pristine is-invalid/);
  const hint = page.getByText('Correct the marked fields, then send.');
  await expect(hint).toBeVisible();
  await page.getByLabel('Name').fill('Rosa');
  await expect(name.locator('.field-error')).toHaveCount(0);
  await expect(name).toHaveClass('field is-touched is-dirty is-valid');
  await contact.fill('rosa@example.com');
  await expect(hint).toHaveCount(0);
  await contact.fill('rosa@');
  await expect(field(page, 'Phone or e-mail').locator('.field-error')).toHaveText(
    'The phone or e-mail must be either a valid phone number or e-mail',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(contact).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('3 to fix');
  await expect(hint).toHaveCount(0);
  await expectAccessible(page, phone);
  await test.step('a phone number takes its form while it is typed, and the caret stays with the hand', () =>
    typePhoneNumber(contact));
});

async function typePhoneNumber(contact: Locator): Promise<void> {
  await contact.fill('');
  await contact.pressSequentially('4807777');
  await expect(contact).toHaveValue('(480) 777-7');
  await contact.press('ArrowLeft');
  await contact.press('Backspace');
  await expect(contact).toHaveValue('(480) 777');
  await contact.press('End');
  await contact.pressSequentially('7700');
  await expect(contact).toHaveValue('(480) 777-7700');
  await contact.fill('');
  await contact.pressSequentially('4807rosa@example.com');
  await expect(contact).toHaveValue('4807rosa@example.com');
  await contact.fill('+1 480 777 7700');
  await expect(contact).toHaveValue('+1 (480) 777-7700');
}

/** Its files, too. */
async function expectAllUntouched(page: Page, form: string): Promise<void> {
  const fields = page.locator(`form#${form} .field`);
  await expect(fields.filter({ has: page.locator('[type=file]') })).toHaveCount(1);
  const classes = await fields.evaluateAll((all) => all.map(({ className }) => className));
  expect(new Set(classes)).toEqual(new Set(['field is-untouched is-pristine']));
}

test('every field of an application begins untouched and pristine', async ({ page }) => {
  await page.goto('/careers/lift-suspension-technician');
  await wake(page);
  await expectHydrated(page.locator('form#apply-form'));
  await expectAllUntouched(page, 'apply-form');
});

/** Sent before the script is there, and refused. Returns a function that lets the script load. */
async function letFormComeBack(page: Page): Promise<() => void> {
  const letGo = await holdBack(page, /\/assets\/(?!boot-).*\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Phone or e-mail').fill('rosa@');
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Does a 35 fit?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(field(page, 'Phone or e-mail').locator('.field-error')).toBeVisible();
  return letGo;
}

test('what is typed or selected in a form that came back stays when the script takes it over', async ({
  page,
}) => {
  const letGo = await letFormComeBack(page);
  await page.getByLabel('Message').fill('Does a 35 fit? And a 37?');
  await page.getByLabel('Name').fill('Rosa');
  await page.getByLabel('Topic').focus();
  letGo();
  await expectHydrated(page.locator('form#contact'));
  await expect(page.getByLabel('Name')).toHaveValue('Rosa');
  await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit? And a 37?');
  // A text stays selected when the field before it is left.
  await expect(field(page, 'Topic')).toHaveClass(/is-untouched/);
  await page.getByLabel('Message').selectText();
  await expect(field(page, 'Topic')).toHaveClass(/is-touched/);
  await page.keyboard.insertText('Does a 37 fit?');
  await expect(page.getByLabel('Message')).toHaveValue('Does a 37 fit?');
});

test('what was typed comes back after the tab was closed, can be cleared, and is gone once sent with its photo', async ({
  page,
  context,
  dbRows,
}) => {
  await openContactForm(page);
  await page.getByLabel('Message').fill('It clunks over speed bumps.');
  await page.getByLabel('Topic').selectOption('problem');
  await expect.poll(() => draftOf(page)).toContain('clunks');
  await page.close();

  const again = await context.newPage();
  await openContactForm(again);
  await expect(again.getByText('We kept what you typed.')).toBeVisible();
  await expect(again.getByLabel('Message')).toHaveValue('It clunks over speed bumps.');
  await expect(again.getByLabel('Topic')).toHaveValue('problem');
  await expectAccessible(again, phone);
  await again.getByRole('button', { name: 'Clear' }).click();
  await expect(again.getByLabel('Message')).toHaveValue('');
  await expect(again.getByText('We kept what you typed.')).toHaveCount(0);
  await expect(again.locator('#contact .field').first()).toHaveClass(
    'field is-untouched is-pristine',
  );
  await expect.poll(() => draftOf(again)).toBeNull();

  const name = await fillContactForm(again, 'Draft');
  await again.getByLabel('Phone or e-mail').fill('(480) 777-7700');
  await expect.poll(() => draftOf(again)).toContain('Does a 35 fit');
  await test.step('a photo is looked into before it is sent', () => choosePhoto(again));
  await again.getByRole('button', { name: 'Send' }).click();
  await expectSent(again);
  await expect(again.getByText(/Expect it .+ by .+, Phoenix time/)).toBeVisible();
  await expect.poll(() => draftOf(again)).toBeNull();
  const rows = await dbRows(
    `select l.contact, p.file_name from build_photos p join leads l on l.id = p.lead_id
     where l.name = $1`,
    [name],
  );
  expect(rows).toEqual([{ contact: '+14807777700', file_name: 'truck.jpg' }]);
});

/** First one that is none. */
async function choosePhoto(page: Page): Promise<void> {
  const photo = page.getByLabel('Photo');
  const truck = { name: 'truck.jpg', mimeType: 'image/jpeg' };
  await photo.setInputFiles({ ...truck, buffer: Buffer.from('%PDF') });
  await expect(field(page, 'Photo').locator('.field-error')).toContainText('no photo we can read');
  const buffer = Buffer.from(await (await truckPhoto('truck.jpg')).arrayBuffer());
  await photo.setInputFiles({ ...truck, buffer });
  await expect(field(page, 'Photo').locator('.field-error')).toHaveCount(0);
}

function draftOf(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('ironwood.draft.contact'));
}
