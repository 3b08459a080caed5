import type { APIRequestContext, Page } from '@playwright/test';
import { createEnglishFinder, wideParts, yearFirstNames } from './english-left.ts';
import { expect, test } from './fixtures.ts';
import { askFor, draw, type Markup, parse } from './markup.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { lostPaths, templatePaths, visitorPaths } from './routes.ts';

const narrow = { width: 320, height: 700 };
test.use({ viewport: narrow, javaScriptEnabled: false, bypassCSP: true });

const findEnglish = createEnglishFinder();

/** What a Spanish document must have: its texts, and the targets of its own links and forms. */
async function expectSpanish(markup: Markup, at: string) {
  expect.soft(await markup.evaluate((read) => read.documentElement.lang), at).toBe('es');
  expect.soft(await findEnglish(markup), `English on ${at}`).toEqual([]);
  expect.soft(await yearFirstNames(markup), `year first on ${at}`).toEqual([]);
  expect.soft(await waysOut(markup), `ways out of Spanish on ${at}`).toEqual([]);
}

/** URLs of this site without a language prefix, except for the language switch. */
function waysOut(markup: Markup): Promise<string[]> {
  const own = ':is(a[href^="/"], form[action^="/"], [formaction^="/"]):not([hreflang])';
  return markup.evaluate(
    (read, selector) =>
      [...read.querySelectorAll(selector)]
        .flatMap((one) =>
          ['href', 'action', 'formaction'].map((name) => one.getAttribute(name) ?? ''),
        )
        .filter((address) => /^\/(?!es(?:[/?#]|$)|pictures\/)/.test(address)),
    own,
  );
}

async function expectFits(page: Page, html: string, at: string) {
  await draw(page, html);
  expect.soft(await wideParts(page), `wider than ${narrow.width} px: ${at}`).toEqual([]);
}

const inSpanish = (path: string) => `/es${path === '/' ? '' : path}`;

test('every page of visitors is in Spanish, and what is not there says so in Spanish', async ({
  page,
  request,
}) => {
  const lost = lostPaths.map((path) => ({ path, status: 404 }));
  const found = visitorPaths.map((path) => ({ path, status: 200 }));
  for (const { path, status } of [...found, ...lost]) {
    const markup = await parse(page, await askFor(request, inSpanish(path), status));
    await expectSpanish(markup, path);
  }
  const last = lostPaths.at(-1) ?? '';
  const markup = await parse(page, await askFor(request, inSpanish(last), 404));
  const english = markup.evaluate((read) =>
    [...read.querySelectorAll('a[hreflang=en]')].at(-1)?.getAttribute('href'),
  );
  expect(await english).toBe(last);
});

test(`a page of each template fits ${narrow.width} px in Spanish`, async ({ page, request }) => {
  await page.goto('/robots.txt');
  for (const path of templatePaths) {
    await expectFits(page, await askFor(request, inSpanish(path)), path);
  }
  const [lost = ''] = lostPaths;
  await expectFits(page, await askFor(request, inSpanish(lost), 404), lost);
});

test('the walk would find English, a way out of Spanish, and what is too wide', async ({
  page,
  request,
}) => {
  await page.goto('/robots.txt');
  const services = await askFor(request, '/services');
  const markup = await parse(page, services);
  expect((await findEnglish(markup)).length).toBeGreaterThan(30);
  expect((await waysOut(markup)).length).toBeGreaterThan(10);
  const gallery = await parse(page, await askFor(request, '/gallery'));
  expect((await yearFirstNames(gallery)).length).toBeGreaterThan(10);
  await draw(page, services.replace('<h1', '<h1 style="width: 330px"'));
  expect((await wideParts(page)).length).toBeGreaterThan(0);
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
  const visitor = new PlainVisitor(page);
  const expectHere = async () => {
    await expectSpanish(visitor.markup, visitor.path);
    await expectFits(page, visitor.html, visitor.path);
  };
  const expectAt = async (...paths: string[]) => {
    for (const path of paths) {
      await visitor.open(path);
      await expectHere();
    }
  };
  await page.goto('/robots.txt');
  const truck = { year: '2021', make: 'Ford', model: 'F-150', vehicle: 'ford-f150-2021' };
  const wheel = { intent: 'choose', sku: 'basaltline-corbel-17x9-6x135-p0' };
  await post(request, '/es/build?step=vehicle', { intent: 'start', ...truck, options: 'wheels' });
  await expectAt('/es/build?step=wheels');
  await post(request, '/es/build?step=wheels', wheel);
  const views = ['why', 'numbers', 'price', 'solve'];
  await expectAt(...views.map((view) => `/es/build?step=wheels&view=${view}`));
  await expectAt('/es/build?step=details');
  const shared = await post(request, '/es/build/share', {});
  const sharedId = shared.split('/').at(-1);
  await expectAt(shared, `${shared}/print`, `/es/build/replace?with=${sharedId}`);
  await expectAt('/es/build/share', '/es/build/reminder');
  // "Build one like this" with a build of another truck in progress.
  await visitor.open('/es/gallery/ford/2022-f150-long-commute');
  await visitor.press({ css: '[name=on]' });
  await expectHere();
  await expectAt(`/es/build/compare?b=mine,${sharedId}`);
  const other = { intent: 'choose', sku: 'vantrel-quoin-18x8.5-6x135-p25' };
  await post(request, '/es/build?step=wheels', other);
  await expectAt(await post(request, '/es/build/vote', { b: `mine,${sharedId}` }));
  const name = `Luz ${crypto.randomUUID()}`;
  const sent = { intent: 'send', name, contact: 'luz@example.org', consent: 'on' };
  expect(await post(request, '/es/build?step=details', sent)).toBe('/es/build/complete');
  await expectAt('/es/build/complete', '/es/appointment');
  expect(await visitor.text()).toContain('Ford F-150 2021');
});

test('forms say in Spanish what they lack', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await page.goto('/robots.txt');
  for (const path of ['/es/contact', '/es/careers/lift-suspension-technician']) {
    await visitor.open(path);
    await visitor.press({ css: 'main form[method=post] [type=submit]', nth: -1 }, {}, 422);
    expect((await visitor.textsOf('[aria-invalid=true]')).length).toBeGreaterThan(0);
    await expectSpanish(visitor.markup, path);
    await expectFits(page, visitor.html, path);
  }
});

test('an appointment is booked in Spanish, and the letter leads back to it', async ({
  page,
  dbRows,
}) => {
  const name = `Rosa ${crypto.randomUUID()}`;
  const visitor = new PlainVisitor(page);
  await page.goto('/robots.txt');
  await visitor.open('/es/appointment?service=fit-check&vehicle=Ram%202019');
  await visitor.press({ css: '[name=choose]', nth: -1 });
  await expectSpanish(visitor.markup, visitor.path);
  await expectFits(page, visitor.html, visitor.path);
  await visitor.press(
    { css: '.booking-held [type=submit]' },
    { name, contact: 'rosa@example.org' },
  );
  expect(visitor.path).toMatch(/^\/es\/appointment\/manage\/.*booked=1/);
  await expectSpanish(visitor.markup, visitor.path);
  await expectFits(page, visitor.html, visitor.path);
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
