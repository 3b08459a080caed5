import type { APIRequestContext, Page } from '@playwright/test';
import { adminRoutes } from '#src/office/pages.ts';
import {
  englishRefusals,
  type RefusedForm,
  refusalWords,
  refusedForms,
  shapeOf,
  withIds,
} from '#tests/factories/refused-forms.ts';
import { expectAccessible, phone } from './accessible.ts';
import { createOfficeFinder } from './english-left.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { parse } from './markup.ts';
import { addressOf, recordIds } from './office-records.ts';
import { ensureAccount, openPersonMenu, staffPassword } from './sign-in.ts';

/** Unique to this attempt: a failed test runs again on the same database. */
const mark = crypto.randomUUID().slice(0, 6);
const html = (page: Page) => page.locator('html');

/** Opens a session of this person in the browser, or wherever else these requests keep their cookies. */
async function signIn(request: APIRequestContext, email: string): Promise<void> {
  const form = { email, password: staffPassword };
  const answer = await request.post('/login', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Creates an owner who reads Spanish; returns the address to sign in with. */
async function spanishOwner(name: string): Promise<string> {
  const email = `${name}.${mark}@ironwood.example`;
  await ensureAccount('owner', email);
  await queryRows(`update auth_users set office_locale = 'es', name = 'Lupe' where email = $1`, [
    email,
  ]);
  return email;
}

test('the office changes its language at once, goes back in it, says in it what is missing, and opens in it again', async ({
  page,
  request,
}) => {
  const email = `choice.${mark}@ironwood.example`;
  await ensureAccount('owner', email);
  await signIn(page.request, email);
  await page.goto('/admin/leads');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await openPersonMenu(page);
  await page.getByRole('link', { name: 'Language' }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeInViewport();
  // Lost if the document were loaded again.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await page.getByRole('button', { name: 'Change the language' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(page.getByText('La oficina ya está en español.')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expectAccessible(page, phone);
  // The form may have left an entry of its own.
  await expect(async () => {
    if (!page.url().endsWith('/admin/leads')) await page.goBack();
    await page.waitForURL('**/admin/leads', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();

  await page.goto('/admin/tokens');
  await page.getByRole('button', { name: 'Crear la clave', exact: true }).click();
  await expect(page.getByText(refusalWords['input.required']?.es ?? '').first()).toBeVisible();

  await signIn(request, email);
  const opened = await request.get('/admin');
  expect(await opened.text()).toContain('<html lang="es"');
  // The site is not affected: its URL decides.
  expect(await (await request.get('/')).text()).toContain('<html lang="en"');
});

test('in a browser that reads Spanish, signing in speaks Spanish before anybody is known, what is refused too', async ({
  request,
}) => {
  const headers = { 'Accept-Language': 'es-MX', Accept: 'text/html' };
  const login = await (await request.get('/login', { headers })).text();
  for (const part of ['<html lang="es"', 'Correo electrónico', 'Contraseña', 'Entrar']) {
    expect(login).toContain(part);
  }
  const form = { email: `nobody.${mark}@ironwood.example`, password: 'x' };
  const refused = await (await request.post('/login', { form, headers })).text();
  expect(refused).toContain('<html lang="es"');
  expect(refused).toContain('no coinciden');
  const spent = await (await request.get('/invite/spent', { headers })).text();
  expect(/<h1[^>]*>([^<]*)/.exec(spent)?.[1]).toContain('enlace');
});

const findWords = createOfficeFinder();
/** The editor shows the page itself, in the language of its text. */
const written = new Set(['pages/story.page.tsx']);

// What scripts add comes from the same words.
test('no page of the office has English words left in Spanish', async ({ page }) => {
  await signIn(page.request, await spanishOwner('walk'));
  const left: Record<string, string[]> = {};
  const names = await queryRows(
    'select name from content_stories union select name from auth_users',
  );
  const given = new Set(names.map(({ name }) => name));
  let read = 0;
  for (const { path, file } of adminRoutes) {
    if (!file.endsWith('.page.tsx') || written.has(file)) continue;
    const address = await addressOf(path);
    if (address === null) continue;
    const answer = await page.request.get(address);
    const markup = await parse(page, await answer.text());
    expect(await markup.evaluate((one) => one.documentElement.lang), address).toBe('es');
    const found = (await findWords(markup)).filter((text) => !given.has(text));
    if (found.length > 0) left[address] = found;
    await markup.dispose();
    read += 1;
  }
  expect(read).toBeGreaterThan(40);
  expect(left).toEqual({});
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
  const answer = await page.request.post(address, {
    form: withIds(fields, ids),
    headers: { Accept: 'text/html', Origin: process.env.SITE_URL ?? '' },
  });
  const markup = await parse(page, await answer.text());
  return markup.evaluate((said) => {
    for (const unseen of said.querySelectorAll('script, style, template')) unseen.remove();
    const walker = said.createTreeWalker(said.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue?.trim() ?? '');
    return { lang: said.documentElement.lang, texts: texts.filter(Boolean) };
  });
}

test('what the office refuses it refuses in Spanish, in every part of it', async ({ page }) => {
  await signIn(page.request, await spanishOwner('refused'));
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
