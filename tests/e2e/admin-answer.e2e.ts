import type { Page } from '@playwright/test';
import { desk, expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { flick, rattle } from './flick.ts';
import { expectHydrated } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

/** Unique to this attempt: a test may be retried on the same database. */
const mark = crypto.randomUUID().slice(0, 6);

type Asker = { name: string; contact: string; minutesAgo?: number };

/** Directly into the table: sending the contact form has its own test. */
async function ask({ name, contact, minutesAgo = 0 }: Asker): Promise<string> {
  const kind = contact.includes('@') ? 'email' : 'phone';
  const [row] = await queryRows(
    `insert into leads (id, kind, name, contact, contact_kind, locale, topic, note, created_at)
     values (gen_random_uuid(), 'message', $1, $2, $3, 'es', 'fit', '¿Cabe?', now() - make_interval(mins => $4))
     returning id`,
    [name, contact, kind, minutesAgo],
  );
  return String(row?.id);
}

/** The usual ones come once, however often they are asked for. */
async function addUsualTemplates({ request }: Page): Promise<void> {
  const answer = await request.post('/admin/leads/templates', {
    form: { intent: 'usual' },
    headers: { Origin: process.env.SITE_URL ?? '' },
  });
  expect(answer.ok()).toBe(true);
}

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

test('staff put a template into their own words, with fields that there are', async ({
  page,
  context,
}) => {
  await signInAs(context, 'front-desk');
  await addUsualTemplates(page);
  await page.goto('/admin/leads/templates');
  await page.getByRole('link', { name: 'Pick a day' }).click();
  await page.getByLabel('Text in English').fill('Hi {nmae}');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('alert')).toContainText('See the marked field');
  await expect(page.getByText('Nothing is called {nmae}')).toHaveCount(1);
  await expectAccessible(page, phone);
  await page.getByLabel('Text in English').fill('Hi {name}, pick a day.');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page).toHaveURL(/templates$/);
  await expectAccessible(page, desk);
});

test('staff answer with a template, see it first, and it is in the outbox', async ({
  page,
  context,
  dbRows,
}) => {
  const id = await ask({
    name: `Inés ${mark}`,
    contact: `ines.${mark}@example.org`,
    minutesAgo: 20_000,
  });
  await signInAs(context, 'front-desk');
  await addUsualTemplates(page);
  await page.goto('/admin/leads?view=list&waiting=late&q=Inés');
  await page.getByRole('button', { name: `What to do about Inés ${mark}` }).click();
  await page.getByRole('link', { name: 'Reply', exact: true }).click();
  await expect(page.getByText('Late: we promise two working hours')).toBeVisible();
  await page.getByLabel('Your answer').fill('Mine');
  await page.getByRole('link', { name: 'We tried to call' }).click();
  await expect(page.getByLabel('Your answer')).toHaveValue(/^Hola, Inés:\n\nTe llamamos/);
  await page.getByRole('button', { name: 'Put back what I typed' }).click();
  await expect(page.getByLabel('Your answer')).toHaveValue('Mine');
  await page.getByRole('link', { name: 'We tried to call' }).click();
  await page.getByLabel('Subject').fill('Tu troca');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'What they will get' });
  await expect(preview).toContainText('Contesta este correo');
  expect(
    await dbRows('select id from mail_messages where recipient = $1', [`ines.${mark}@example.org`]),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  await expect(page.getByText('Your answer is in the outbox')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  const [mail] = await dbRows('select letter, locale from mail_messages where recipient = $1', [
    `ines.${mark}@example.org`,
  ]);
  expect(mail).toEqual({ letter: 'lead-reply', locale: 'es' });
  await expect(page.getByText('E-mailed: Tu troca')).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('contacted');
  // Somebody else was faster, twice, while this tab was in the background: it says so, and what was
  // typed stays.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByLabel('Subject').fill('Otra vez');
  await page.getByLabel('Your answer').fill('Una cosa más');
  await dbRows('update leads set desk_version = desk_version + 2 where id = $1', [id]);
  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  await expect(page.getByRole('alert')).toContainText('has changed this since you opened it');
  await expect(page.getByLabel('Your answer')).toHaveValue('Una cosa más');
});

test('a lead that is flicked faster than the board renders goes where it is let go', async ({
  page,
  context,
}) => {
  const name = `Quick ${mark}`;
  await ask({ name, contact: `quick.${mark}@example.org` });
  await signInAs(context, 'front-desk');
  await page.setViewportSize(desk);
  await page.goto(`/admin/leads?q=${mark}`);
  const grip = page.getByRole('button', { name: `Move ${name}` });
  await grip.hover();
  await expectHydrated(grip);
  const quoted = await column(page, 'Quoted').boundingBox();
  if (!quoted) throw new Error('No column');
  await flick(grip, { x: quoted.x + 60, y: quoted.y + 80 });
  await expect(column(page, 'Quoted').getByText(name)).toBeVisible();
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  // By keys as well.
  await expectHydrated(grip);
  await rattle(grip, ['Space', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'Space']);
  await expect(column(page, 'Contacted').getByText(name)).toBeVisible();
});

test('staff move leads by dragging, by keyboard and by menu, and say why one is lost', async ({
  page,
  context,
}) => {
  for (const name of [`Abel One ${mark}`, `Abel Two ${mark}`, `Abel Three ${mark}`]) {
    await ask({ name, contact: `${name.replaceAll(' ', '.').toLowerCase()}@example.org` });
  }
  await signInAs(context, 'front-desk');
  await page.setViewportSize(desk);
  await page.goto(`/admin/leads?q=${mark}`);
  const grip = page.getByRole('button', { name: `Move Abel One ${mark}` });
  await grip.hover();
  await expectHydrated(grip);
  await page.mouse.down();
  const quoted = await column(page, 'Quoted').boundingBox();
  if (!quoted) throw new Error('No column');
  await page.mouse.move(quoted.x + 60, quoted.y + 80, { steps: 8 });
  await page.mouse.up();
  await expect(column(page, 'Quoted').getByText(`Abel One ${mark}`)).toBeVisible();
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();

  const second = page.getByRole('button', { name: `Move Abel Two ${mark}` });
  await second.focus();
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(column(page, 'Contacted')).toHaveClass(/is-over/);
  await page.keyboard.press('Space');
  await expect(column(page, 'Contacted').getByText(`Abel Two ${mark}`)).toBeVisible();

  // News of the previous move close a menu that was just opened, so it is opened again.
  await expect(async () => {
    await card(page, `Abel Three ${mark}`)
      .getByRole('link', { name: `Abel Three ${mark}` })
      .focus();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Called: left a message' }).click({ timeout: 5000 });
  }).toPass();
  await expect(column(page, 'Contacted').getByText(`Abel Three ${mark}`)).toBeVisible();
  await page.getByRole('button', { name: `What to do about Abel Three ${mark}` }).click();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(card(page, `Abel Three ${mark}`)).toContainText('Assigned to: Test front-desk');
  await expectAccessibleInTwoLooks(page);

  await page.getByRole('button', { name: `What to do about Abel Three ${mark}` }).click();
  await page.getByRole('link', { name: 'Lost…' }).click();
  await page.getByLabel('Went elsewhere').check();
  await page.getByRole('button', { name: 'Lost' }).click();
  await expect(page.getByText('From Contacted to Lost')).toBeVisible();
  await expect(page.getByText('Went elsewhere').first()).toBeVisible();
});

test('staff note a call from a phone, and merge what the same person asked', async ({
  page,
  context,
}) => {
  const contact = `+1480555${1000 + Math.floor(Math.random() * 9000)}`;
  await ask({ name: `Ruth ${mark}`, contact });
  const second = await ask({ name: `Ruth V. ${mark}`, contact });
  await signInAs(context, 'front-desk');
  await page.setViewportSize(phone);
  await page.goto(`/admin/leads?q=${contact.slice(2)}`);
  await page.getByRole('link', { name: `Ruth ${mark}` }).click();
  await page.getByLabel('What was said').fill('Wants 35s');
  await page.getByRole('button', { name: 'No answer' }).click();
  await expect(page.getByText('Called, no answer')).toBeVisible();
  await expect(page.getByLabel('What was said')).toHaveValue('');
  await page.getByRole('button', { name: 'Merge into this' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge into this' }).click();
  await expect(page.getByRole('button', { name: 'Undo the merge' })).toBeVisible();
  await expectAccessible(page, phone);
  const staff = new PlainVisitor(page);
  await staff.open(`/admin/leads?view=list&q=${contact.slice(2)}`);
  expect(await staff.text()).toContain('1 lead');
  await staff.open(`/admin/leads/${second}`);
  await staff.follow('Open the lead it belongs to');
});

test('without script a lead is found, answered and noted all the same', async ({
  page,
  context,
}) => {
  await ask({ name: `Otto ${mark}`, contact: `otto.${mark}@example.org` });
  await signInAs(context, 'front-desk');
  const staff = new PlainVisitor(page);
  await staff.open('/admin/leads?view=list');
  await staff.press(
    { css: 'form:has([type=search][name=q]) [type=submit]' },
    { q: `Otto ${mark}` },
  );
  await staff.follow(`Otto ${mark}`);
  await staff.press('Send by e-mail', { subject: 'Hola' }, 422);
  expect(await staff.text('main')).toContain('Write something first');
  expect(await staff.valueOf('subject')).toBe('Hola');
  await staff.press('Send by e-mail', { text: 'Sí cabe' });
  expect(await staff.text()).toContain('E-mailed: Hola');
  await staff.follow('Note');
  await staff.press('Save note', { text: 'Llamar el lunes' });
  expect(await staff.text()).toContain('Llamar el lunes');
});
