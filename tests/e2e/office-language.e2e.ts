import type { Page } from '@playwright/test';
import { adminRoutes } from '#src/office/pages.ts';
import {
  englishRefusals,
  type RefusedForm,
  refusalWords,
  refusedForms,
  shapeOf,
  withIds,
} from '#tests/factories/refused-forms.ts';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { createOfficeFinder } from './english-left.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { addressOf, recordIds } from './office-records.ts';
import { ensureAccount, staffPassword } from './sign-in.ts';

/** Unique to this attempt: a failed test runs again on the same database. */
const mark = crypto.randomUUID().slice(0, 6);
const html = (page: Page) => page.locator('html');

/** Signs in through the form. */
async function signIn(
  page: Page,
  email: string,
  words: { email: string; password: string; send: string },
) {
  await page.goto('/login');
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: words.send }).click();
  await page.waitForURL('**/admin');
}

const inEnglish = { email: 'E-mail', password: 'Password', send: 'Sign in' };
const inSpanish = { email: 'Correo electrónico', password: 'Contraseña', send: 'Entrar' };

/** Creates an owner who reads Spanish; returns the address to sign in with. */
async function spanishOwner(name: string): Promise<string> {
  const email = `${name}.${mark}@ironwood.example`;
  await ensureAccount('owner', email);
  await queryRows(`update auth_users set office_locale = 'es', name = 'Lupe' where email = $1`, [
    email,
  ]);
  return email;
}

test('the office changes its language at once, goes back in it and opens in it again', async ({
  page,
  browser,
}) => {
  const email = `choice.${mark}@ironwood.example`;
  await ensureAccount('front-desk', email);
  await signIn(page, email, inEnglish);
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Leads' }).first().click();
  await page.waitForURL('**/admin/leads');
  await page.getByRole('banner').getByRole('link', { name: 'Language' }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeInViewport();
  // Lost if the document were loaded again.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await page.getByRole('button', { name: 'Change the language' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(page.getByText('La oficina ya está en español.')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expectAccessibleInTwoLooks(page);
  // The form may have left an entry of its own.
  await expect(async () => {
    if (!page.url().endsWith('/admin/leads')) await page.goBack();
    await page.waitForURL('**/admin/leads', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  const other = await browser.newPage({ baseURL: process.env.SITE_URL, locale: 'en-US' });
  await signIn(other, email, inEnglish);
  await expect(html(other)).toHaveAttribute('lang', 'es');
  // The site is not affected: its URL decides.
  await other.goto('/');
  await expect(html(other)).toHaveAttribute('lang', 'en');
  await other.close();
});

test.describe('in a browser that reads Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('signing in speaks Spanish before anybody is known, what is refused too', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    await page.getByLabel(inSpanish.email).fill(`nobody.${mark}@ironwood.example`);
    await page.getByLabel(inSpanish.password, { exact: true }).fill('x');
    await page.getByRole('button', { name: inSpanish.send }).click();
    await expect(page.getByText('no coinciden')).toBeVisible();
    await page.goto('/invite/spent');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('enlace');
  });
});

const findWords = createOfficeFinder();
/** The editor shows the page itself, in the language of its text. */
const written = new Set(['pages/story.page.tsx']);

test.describe('as documents', () => {
  // What scripts add comes from the same words.
  test.use({ javaScriptEnabled: false });

  test('no page of the office has English words left in Spanish', async ({ page }) => {
    test.slow();
    await signIn(page, await spanishOwner('walk'), inEnglish);
    const left: Record<string, string[]> = {};
    const names = await queryRows(
      'select name from content_stories union select name from auth_users',
    );
    const given = new Set(names.map(({ name }) => name));
    for (const { path, file } of adminRoutes) {
      if (!file.endsWith('.page.tsx') || written.has(file)) continue;
      const address = await addressOf(path);
      if (address === null) continue;
      await page.goto(address);
      await expect(html(page), address).toHaveAttribute('lang', 'es');
      const found = (await findWords(page)).filter((text) => !given.has(text));
      if (found.length > 0) left[address] = found;
    }
    expect(left).toEqual({});
  });
});

type Refused = { lang: string; texts: string[] };

/** Submits a form to its page; returns the language and the texts of the answer. */
async function post(page: Page, form: RefusedForm, ids: Record<string, string>): Promise<Refused> {
  const [file, params, fields] = form;
  const route = adminRoutes.find((one) => one.file === `${file}.page.tsx`);
  const own = withIds(params, ids);
  const path = (route?.path ?? '').replace(/:(\w+)/g, (_, name: string) => own[name] ?? '');
  // An index route needs `?index`, or the form would go to its layout.
  const address = path === '' ? '/admin?index' : `/admin/${path}`;
  return page.evaluate(
    async ({ to, typed }) => {
      const headers = { Accept: 'text/html' };
      const answer = await fetch(to, { method: 'POST', body: new URLSearchParams(typed), headers });
      const said = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const silent of said.querySelectorAll('script, style, template')) silent.remove();
      const walker = said.createTreeWalker(said.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode.nodeValue?.trim() ?? '');
      return { lang: said.documentElement.lang, texts: texts.filter(Boolean) };
    },
    { to: address, typed: withIds(fields, ids) },
  );
}

test('what the office refuses it refuses in Spanish, in every part of it', async ({ page }) => {
  await signIn(page, await spanishOwner('refused'), inEnglish);
  const ids = await recordIds();
  // The page of a missing record is a 404; the integration test has those.
  const tried = refusedForms.filter(
    ([, params]) => !Object.values(params).some((value) => value.startsWith(':no')),
  );
  expect(tried.length).toBeGreaterThan(30);
  for (const form of tried) {
    const { lang, texts } = await post(page, form, ids);
    const [at, , , reason] = form;
    const wanted = shapeOf(refusalWords[reason]?.es ?? '');
    expect.soft(lang, at).toBe('es');
    expect
      .soft(
        texts.filter((text) => wanted.test(text)),
        `${at}: ${reason}`,
      )
      .not.toEqual([]);
    expect.soft(englishRefusals(texts), `${at}: ${reason}`).toEqual([]);
  }
});

test('a form that is pressed says in Spanish what is missing', async ({ page }) => {
  await signIn(page, await spanishOwner('hand'), inEnglish);
  const said = (reason: string) => page.getByText(refusalWords[reason]?.es ?? reason).first();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/admin/tokens');
  await press('Crear la clave');
  await expect(said('input.required')).toBeVisible();
});
