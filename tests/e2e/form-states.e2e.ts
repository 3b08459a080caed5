import type { BrowserContext, Page } from '@playwright/test';
import { truckPhoto } from '../factories/photos.ts';
import { expectAccessible, phone } from './accessible.ts';
import { expectAwake, holdBack } from './awake.ts';
import { expect, test } from './fixtures.ts';

// Chromium writes to the console when a form's redirect cuts a page transition short.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The contact page with its script awake. */
async function openForm(page: Page) {
  await page.goto('/contact');
  await page.mouse.move(200, 300, { steps: 3 });
  await expectAwake(page.locator('form#contact'));
}

function field(page: Page, label: string) {
  return page.locator('#contact .field', { has: page.getByLabel(label) });
}

test('a field says what is wrong while it is typed and when it is left, and takes it back', async ({
  page,
}) => {
  await openForm(page);
  const name = field(page, 'Name');
  await expect(name).toHaveClass('field is-untouched is-pristine');
  await page.getByLabel('Name').focus();
  await page.getByLabel('Phone or e-mail').focus();
  await expect(name.locator('.err')).toHaveText('This field is required');
  await expect(name).toHaveClass(/is-touched is-pristine is-invalid/);
  const hint = page.getByText('Correct the marked fields, then send.');
  await expect(hint).toBeVisible();
  await page.getByLabel('Name').fill('Rosa');
  await expect(name.locator('.err')).toHaveCount(0);
  await expect(name).toHaveClass('field is-touched is-dirty is-valid');
  await page.getByLabel('Phone or e-mail').fill('rosa@example.com');
  await expect(hint).toHaveCount(0);
  await page.getByLabel('Phone or e-mail').fill('rosa@');
  await expect(field(page, 'Phone or e-mail').locator('.err')).toHaveText(
    'The phone or e-mail must be either a valid phone number or e-mail',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Phone or e-mail')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('3 to fix');
  await expect(hint).toHaveCount(0);
  await expectAccessible(page, phone);
});

for (const [path, form] of [
  ['/contact', 'contact'],
  ['/careers/lift-suspension-technician', 'apply-form'],
] as const) {
  test(`every field of ${path}, its files too, begins untouched and pristine`, async ({ page }) => {
    await page.goto(path);
    await page.mouse.move(200, 300, { steps: 3 });
    await expectAwake(page.locator(`form#${form}`));
    const fields = page.locator(`form#${form} .field`);
    await expect(fields.filter({ has: page.locator('[type=file]') })).toHaveCount(1);
    const classes = await fields.evaluateAll((all) => all.map(({ className }) => className));
    expect(new Set(classes)).toEqual(new Set(['field is-untouched is-pristine']));
  });
}

/** Sent before the script is there, and refused. Returns how to let the script come. */
async function letFormComeBack(page: Page): Promise<() => void> {
  const letGo = await holdBack(page, /\/assets\/(?!boot-).*\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Phone or e-mail').fill('rosa@');
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Does a 35 fit?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(field(page, 'Phone or e-mail').locator('.err')).toBeVisible();
  return letGo;
}

test('what is typed into a form that came back stays when the script takes it over', async ({
  page,
}) => {
  const letGo = await letFormComeBack(page);
  await page.getByLabel('Message').fill('Does a 35 fit? And a 37?');
  await page.getByLabel('Name').fill('Rosa');
  letGo();
  await expectAwake(page.locator('form#contact'));
  await expect(page.getByLabel('Name')).toHaveValue('Rosa');
  await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit? And a 37?');
});

test('a text that came back stays selected when the field before it is left', async ({ page }) => {
  const letGo = await letFormComeBack(page);
  letGo();
  await page.getByLabel('Topic').focus();
  await expectAwake(page.locator('form#contact'));
  await expect(field(page, 'Topic')).toHaveClass(/is-untouched/);
  await page.getByLabel('Message').selectText();
  await expect(field(page, 'Topic')).toHaveClass(/is-touched/);
  await page.keyboard.insertText('Does a 37 fit?');
  await expect(page.getByLabel('Message')).toHaveValue('Does a 37 fit?');
});

test('a phone number takes its form while it is typed, and the caret stays with the hand', async ({
  page,
  dbRows,
}) => {
  const name = `Mask ${crypto.randomUUID()}`;
  await openForm(page);
  const contact = page.getByLabel('Phone or e-mail');
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
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Call me');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectSent(page);
  expect(await dbRows('select contact from leads where name = $1', [name])).toEqual([
    { contact: '+14807777700' },
  ]);
});

test('what was typed comes back after the tab was closed, can be cleared, and is gone once sent', async ({
  page,
  context,
}) => {
  await openForm(page);
  await page.getByLabel('Message').fill('It clunks over speed bumps.');
  await page.getByLabel('Topic').selectOption('problem');
  await expect.poll(() => draftOf(page)).toContain('clunks');
  await page.close();

  const again = await context.newPage();
  await openForm(again);
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
  expect(await draftOf(again)).toBeNull();

  await fillIn(again, 'Draft');
  await expect.poll(() => draftOf(again)).toContain('Does a 35 fit');
  await again.getByRole('button', { name: 'Send' }).click();
  await expectSent(again);
  expect(await draftOf(again)).toBeNull();
});

test('a photo is looked into before it is sent, and goes with the message', async ({
  page,
  dbRows,
}) => {
  await openForm(page);
  const name = await fillIn(page, 'Photo');
  const photo = page.getByLabel('Photo');
  await photo.setInputFiles({
    name: 'truck.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF'),
  });
  await expect(field(page, 'Photo').locator('.err')).toContainText('no photo we can read');
  const real = Buffer.from(await (await truckPhoto('truck.jpg')).arrayBuffer());
  await photo.setInputFiles({ name: 'truck.jpg', mimeType: 'image/jpeg', buffer: real });
  await expect(field(page, 'Photo').locator('.err')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expectSent(page);
  await expect(page.getByText(/Expect it .+ by .+, Phoenix time/)).toBeVisible();
  const rows = await dbRows(
    `select p.file_name from build_photos p join leads l on l.id = p.lead_id where l.name = $1`,
    [name],
  );
  expect(rows).toEqual([{ file_name: 'truck.jpg' }]);
});

test('without a network nothing is sent or lost; with one again the person says whether it goes', async ({
  page,
  context,
  dbRows,
}) => {
  await openForm(page);
  const name = await fillIn(page, 'Offline');
  await goOffline(context, page, true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You are offline, so this was not sent.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit?');
  await goOffline(context, page, false);
  await expect(page.getByText('You are back online. It is not sent yet.')).toBeVisible();
  expect(await dbRows('select 1 from leads where name = $1', [name])).toEqual([]);
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expectSent(page);
  expect(await dbRows('select 1 from leads where name = $1', [name])).toHaveLength(1);
});

test('a network that breaks while the form goes out leaves the form as it was', async ({
  page,
  consoleProblems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await fillIn(page, 'Cut');
  await page.route('**/contact.data*', (route) => route.abort());
  const refusal = page.getByRole('alert').filter({ hasText: 'this was not sent' });
  for (const turn of ['first', 'second']) {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(refusal, turn).toBeFocused();
    await expect(refusal, turn).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit?');
  await page.unroute('**/contact.data*');
  const failed = 'Failed to load resource: net::ERR_FAILED';
  await expect.poll(() => consoleProblems).toEqual([failed, failed]);
  consoleProblems.splice(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expectSent(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a page that sat too long gives the form back filled, and takes it the second time', async ({
      page,
      context,
      dbRows,
    }) => {
      await page.goto('/contact');
      const name = await fillIn(page, 'Stale');
      await (javaScriptEnabled ? spoilToken(page) : sendOldToken(context));
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert')).toContainText('Nothing is lost; send again.');
      await expect(page.getByLabel('Name')).toHaveValue(name);
      await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expectSent(page);
      expect(await dbRows('select 1 from leads where name = $1', [name])).toHaveLength(1);
    });

    test('nobody sees the field for programs', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
      const trap = page.locator('[name=homepage_2]');
      await expect(trap).toHaveAttribute('tabindex', '-1');
      await expect(trap).not.toBeInViewport({ ratio: 0.5 });
    });
  });
}

/** The same where the router sends the form. */
function spoilToken(page: Page) {
  return page.evaluate(() => {
    const spoil = ({ formData }: FormDataEvent) => formData.set('formToken', 'old');
    const stop = () => setTimeout(() => removeEventListener('formdata', spoil));
    addEventListener('formdata', spoil);
    addEventListener('submit', stop, { capture: true, once: true });
  });
}

/** Once, as from a page of days ago: its token is none of ours any more. */
async function sendOldToken(context: BrowserContext) {
  let isSent = false;
  await context.route(/\/contact(\.data)?(\?.*)?$/, (route) => {
    const request = route.request();
    if (isSent || request.method() !== 'POST') return route.fallback();
    isSent = true;
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    const postData = body.replace(/(name="formToken"\r\n\r\n)[^\r]+/, '$1old');
    return route.continue({ postData: Buffer.from(postData, 'latin1') });
  });
}

function expectSent(page: Page) {
  return expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
}

async function fillIn(page: Page, who: string): Promise<string> {
  const name = `${who} ${crypto.randomUUID()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone or e-mail').fill('rosa@example.com');
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Does a 35 fit?');
  return name;
}

function draftOf(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('ironwood.draft.contact'));
}

/** The state and its event, as a browser has them when the network goes or comes. */
async function goOffline(context: BrowserContext, page: Page, isOffline: boolean) {
  await context.setOffline(isOffline);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
}
