import type { APIRequestContext, Page } from '@playwright/test';
import { createEnglishFinder, wideParts, yearFirstNames } from './english-left.ts';
import { expect, test } from './fixtures.ts';
import { lostPaths, visitorPaths } from './routes.ts';

const narrow = { width: 320, height: 700 };
// As documents: nothing depends on a script alone, and `<noscript>` is read too.
test.use({ viewport: narrow, javaScriptEnabled: false });

const findEnglish = createEnglishFinder();

/** What a Spanish page must have: its texts, its width, and the targets of its own links and forms. */
async function expectSpanish(page: Page) {
  const at = page.url();
  await expect(page.locator('html'), at).toHaveAttribute('lang', 'es');
  expect.soft(await findEnglish(page), `English on ${at}`).toEqual([]);
  expect.soft(await yearFirstNames(page), `year first on ${at}`).toEqual([]);
  // Retried: until a picture is loaded, its space may be as wide as its alternative text.
  await expect.poll(() => wideParts(page), `wider than ${narrow.width} px: ${at}`).toEqual([]);
  expect.soft(await waysOut(page), `ways out of Spanish on ${at}`).toEqual([]);
}

/** URLs of this site without a language prefix, except for the language switch. */
function waysOut(page: Page): Promise<string[]> {
  return page
    .locator(':is(a[href^="/"], form[action^="/"], [formaction^="/"]):not([hreflang])')
    .evaluateAll((elements) =>
      elements
        .flatMap((one) =>
          ['href', 'action', 'formaction'].map((name) => one.getAttribute(name) ?? ''),
        )
        .filter((address) => address.startsWith('/') && !/^\/es(?=[/?#]|$)/.test(address)),
    );
}

async function expectSpanishAt(page: Page, path: string, status = 200) {
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect.soft(answer?.status(), path).toBe(status);
  await expectSpanish(page);
}

/** Pictures have their sizes in the page: a placeholder changes no layout, and is much faster. */
test.beforeEach(async ({ page }) => {
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  await page.route(/\/(?:f|drawings|pictures|media|_ipx)\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: dot }),
  );
});

for (const [nth, group] of inGroups(visitorPaths, 9).entries()) {
  test(`every page of visitors is in Spanish, and fits ${narrow.width} px (${nth + 1})`, async ({
    page,
  }) => {
    for (const path of group) await expectSpanishAt(page, `/es${path === '/' ? '' : path}`);
  });
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, nth) => items.slice(nth * size, (nth + 1) * size));
}

test('what is not there says so in Spanish', async ({ page }) => {
  for (const path of lostPaths) await expectSpanishAt(page, `/es${path}`, 404);
  await expect(page.getByRole('link', { name: 'English' }).last()).toHaveAttribute(
    'href',
    '/build/s/00000000000000000000',
  );
});

test('the walk would find English, and a way out of Spanish', async ({ page }) => {
  await page.goto('/services');
  expect((await findEnglish(page)).length).toBeGreaterThan(30);
  expect((await waysOut(page)).length).toBeGreaterThan(10);
  await page.goto('/gallery');
  expect((await yearFirstNames(page)).length).toBeGreaterThan(10);
});

async function post(request: APIRequestContext, path: string, form: Record<string, string>) {
  const headers = { Origin: String(process.env.SITE_URL) };
  const answer = await request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
  const to = answer.headers().location ?? '';
  expect(to).toMatch(/^\/es\//);
  return to;
}

test('a build is made, explained, shared and sent in Spanish', async ({ page }) => {
  const { request } = page;
  const truck = { year: '2021', make: 'Ford', model: 'F-150', vehicle: 'ford-f150-2021' };
  const wheel = { intent: 'choose', sku: 'basaltline-corbel-17x9-6x135-p0' };
  await post(request, '/es/build?step=vehicle', { intent: 'start', ...truck, options: 'wheels' });
  await expectSpanishAt(page, '/es/build?step=wheels');
  await post(request, '/es/build?step=wheels', wheel);
  for (const view of ['why', 'numbers', 'price', 'solve']) {
    await expectSpanishAt(page, `/es/build?step=wheels&view=${view}`);
  }
  await expectSpanishAt(page, '/es/build?step=details');
  const shared = await post(request, '/es/build/share', {});
  for (const path of ['', '/print']) await expectSpanishAt(page, shared + path);
  await expectSpanishAt(page, `/es/build/replace?with=${shared.split('/').at(-1)}`);
  await expectSpanishAt(page, '/es/build/share');
  await expectSpanishAt(page, '/es/build/reminder');
  await expectForkQuestion(page);
  await expectSpanishAt(page, `/es/build/compare?b=mine,${shared.split('/').at(-1)}`);
  const name = `Luz ${crypto.randomUUID()}`;
  const sent = { intent: 'send', name, contact: 'luz@example.org', consent: 'on' };
  expect(await post(request, '/es/build?step=details', sent)).toBe('/es/build/complete');
  await expectSpanishAt(page, '/es/build/complete');
  await page.goto('/es/appointment');
  await expect(page.locator('main')).toContainText('Ford F-150 2021');
  await expectSpanish(page);
});

/** "Build one like this" with a build of another truck in progress. */
async function expectForkQuestion(page: Page) {
  await page.goto('/es/gallery/ford/2022-f150-long-commute');
  await page.locator('main form button[name=on]').first().click();
  await expectSpanish(page);
}

test('forms say in Spanish what they lack', async ({ page }) => {
  for (const path of ['/es/contact', '/es/careers/lift-suspension-technician']) {
    await page.goto(path);
    await page.locator('main form[method=post] [type=submit]').last().click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectSpanish(page);
  }
});

test('an appointment is booked in Spanish, and the letter leads back to it', async ({
  page,
  dbRows,
}) => {
  const name = `Rosa ${crypto.randomUUID()}`;
  await page.goto('/es/appointment?service=fit-check&vehicle=Ram%202019');
  await page.locator('button[name=choose]').last().click();
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await expectSpanish(page);
  await page.locator('input[name=contact]').fill('rosa@example.org');
  await page.locator('.booking-held button').first().click();
  await expect(page).toHaveURL(/\/es\/appointment\/manage\/.*booked=1/);
  await expectSpanish(page);
  const [letter] = await dbRows(
    `select locale, data from mail_messages
     where letter = 'appointment-booked' and data->>'name' = $1`,
    [name],
  );
  expect(letter?.locale).toBe('es');
  const { manageUrl, calendarUrl } = (letter?.data ?? {}) as Record<string, string>;
  expect(manageUrl).toContain('/es/appointment/manage/');
  const calendar = await page.request.get(new URL(calendarUrl ?? '').pathname);
  expect(await calendar.text()).toContain('Revisión de medidas');
});
