import type { APIRequestContext } from '@playwright/test';
import { totpCode } from '../factories/totp.ts';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import {
  findForeign,
  findForeignLetters,
  lostPages,
  machineFiles,
  officePages,
  openPages,
  pixelOf,
} from './boise-pages.ts';
import { boise, expectLogoPreview, setUpBoise, workADay } from './boise-shop.ts';
import { field, outlinePart } from './editor-page.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { onOwnSite, openToVisitors, signInHere } from './own-site.ts';
import { PlainVisitor } from './plain-visitor.ts';

// A shop that starts empty: what its owner creates first must be on its pages. In the end it requires a second step,
// which nobody else of these tests has.
onOwnSite({ SEED: 'empty' });

type Written = { template: string; name: string; content?: Record<string, unknown> };

/** Makes a story of this template, writes more in it, and publishes it, by the requests of the pages. */
async function publish(
  request: APIRequestContext,
  { template, name, content }: Written,
): Promise<void> {
  const headers = { Origin: process.env.SITE_URL ?? '' };
  const made = await request.post('/admin/content/new', {
    form: { name, slug: '', template, folder: 'usual' },
    headers,
    maxRedirects: 0,
  });
  const storyId = Number(/\d+$/.exec(made.headers().location ?? '')?.[0]);
  const ask = async (asked: Record<string, unknown>) => {
    const data = { storyId, ...asked };
    const answer = await request.post(`/admin/content/${storyId}/edit`, { data, headers });
    expect(await answer.json()).toMatchObject({ ok: true });
  };
  if (content) {
    const [row] = await queryRows('select content from content_stories where id = $1', [storyId]);
    const all = { ...(row?.content as object), ...content };
    await ask({ intent: 'save', revision: 1, content: all });
  }
  await ask({ intent: 'publish' });
}

async function expectShown(request: APIRequestContext, path: string, words: string) {
  await expect.poll(async () => (await request.get(path)).text()).toContain(words);
}

test('strangers read that it opens soon, staff see the whole site, and one press opens and closes it', async ({
  page,
  context,
  browser,
  request,
}) => {
  const stranger = async (path: string) => {
    const answer = await request.get(path);
    return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
  };
  for (const path of ['/', '/services', '/nowhere']) {
    const { status, headers, text } = await stranger(path);
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '3600']);
    expect([headers['x-robots-tag'], headers['cache-control']]).toEqual([
      ...['noindex', 'private, no-store'],
    ]);
    expect(text).toContain('<h1>Opening soon</h1>');
    expect(text).not.toContain('<script');
    expect(text.split('<body')[1]).not.toMatch(/Your shop|Your Street|\(480\)|Phoenix/);
  }
  expect((await stranger('/es/build')).text).toContain('<h1>Abrimos pronto</h1>');
  expect((await stranger('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await stranger('/sitemap-pages.xml')).text).not.toContain('<url>');
  const call = await stranger('/p/v1/vehicles');
  expect([call.status, call.headers['content-type']]).toEqual([503, 'application/problem+json']);
  const sent = await request.post('/contact', { form: { name: 'Ann' } });
  expect(sent.status()).toBe(503);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  await expectAccessibleInTwoLooks(visitor);
  await visitor.context().close();

  await signInHere(context, 'owner');
  await page.goto('/services');
  await expect(page.getByText('Only staff see this site.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leveling kit' })).toBeVisible();
  expect((await stranger('/services')).status).toBe(503);
  await page.getByRole('link', { name: 'Go to the checklist' }).click();
  await expect(page.getByText('0 of 8 done')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await expect(page.locator('.setup-step.is-next')).toContainText('Name, place and hours');
  await page.getByRole('link', { name: 'Write the home page' }).click();
  await outlinePart(page, 'Hero').click();
  await field(page, 'Title').fill('See it on your own truck');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, the site is not open')).toBeVisible();
  await expect(page.getByText('1 of 8 done')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the checklist' }).click();
  await page.getByRole('button', { name: 'Take sample goods' }).click();
  await expect(page.getByText('Sample lines that nobody can buy')).toBeVisible();
  await page.getByRole('button', { name: 'Take the samples away' }).click();
  await expect(page.getByText('The samples are gone.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the site anyway' }).click();
  await expect(page.getByText('Visitors see it now.')).toBeVisible();
  await expectShown(request, '/services', 'Leveling kit');
  expect((await stranger('/robots.txt')).text).toContain('Allow: /');
  await page.getByRole('button', { name: 'Close the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the site' }).click();
  await expect(page.getByText('The site is closed.')).toBeVisible();
  expect((await stranger('/services')).status).toBe(503);
  await openToVisitors();
  await expectShown(request, '/services', 'Leveling kit');
});

test('a person is on the team page once the role is written', async ({
  page,
  context,
  request,
}) => {
  const linked = 'href="/meet-the-team"';
  expect(await (await request.get('/contact')).text()).not.toContain(linked);
  await signInHere(context, 'editor');
  await page.goto('/admin/content/new?make=team-member');
  await page.getByLabel('Name', { exact: true }).fill('Rosa Delgado');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/admin\/content\/\d+$/);
  const publishing = page.getByRole('button', { name: 'Publish', exact: true });
  await publishing.click();
  await expect(page.locator('[data-field=role]')).toContainText('The role is empty');
  await page.getByLabel(/^Role/).fill('Glass and trim');
  await publishing.click();
  await expectShown(request, '/meet-the-team', 'Rosa Delgado');
  await expectShown(request, '/contact', linked);
});

test('a service is on the page of services, a brand where a build begins', async ({
  context,
  request,
}) => {
  await signInHere(context, 'editor');
  const content = {
    duration: { typicalHours: 3, minHours: 0, maxHours: 0 },
    fromPriceUsd: '240',
  };
  await publish(context.request, { template: 'service', name: 'Window tint', content });
  await expectShown(request, '/services', 'Window tint');
  await publish(context.request, { template: 'brand', name: 'Mesa Springs' });
  await expectShown(request, '/build', 'Mesa Springs');
});

test('where an earlier version left no folder, the first of its kind makes it', async ({
  context,
  request,
}) => {
  await signInHere(context, 'editor');
  await queryRows(`delete from content_stories where full_slug = 'team'`);
  const content = { role: 'Alignment' };
  await publish(context.request, { template: 'team-member', name: 'Luis Ortega', content });
  await expectShown(request, '/meet-the-team', 'Luis Ortega');
});

test('in Boise, in English only, nothing names the product, another shop or place, or says a word of Spanish', async ({
  page,
  context,
  request,
}) => {
  const visitor = new PlainVisitor(page, request);
  await signInHere(context, 'owner');
  const owner = new PlainVisitor(page);
  await setUpBoise(owner);
  const { visitors, office } = await workADay({ owner, visitor, request });
  const pages = [...openPages, ...visitors];
  expect(pages.length).toBeGreaterThan(30);
  expect({
    ...(await findForeign(request, { paths: pages })),
    ...(await findForeign(request, { paths: lostPages, status: /404|410/ })),
    ...(await findForeign(request, { paths: ['/es', '/es/services'], status: /30\d/ })),
    ...(await findForeign(request, { paths: machineFiles })),
    ...(await findForeign(context.request, { paths: [...officePages, ...office] })),
    ...(await findForeignLetters()),
  }).toEqual({});
  await owner.open('/admin/settings');
  await owner.follow(/^About this software/);
  expect(await owner.text('.page-head')).toMatch(/Made with Ironwood, version \d/);
  await page.goto(owner.path);
  await expectAccessibleInTwoLooks(page);

  await expectLogoPreview(page);

  await page.goto('/admin/settings/bays');
  const mark = page.locator('.logo').first();
  await expect(mark).toHaveAccessibleName(new RegExp(boise.shortName));
  const rename = async (shortName: string) => {
    await owner.open('/admin/settings/brand');
    await owner.press('Save the brand', {
      shortName,
      accent: shortName === '' ? '#7a1f2b' : boise.accent,
    });
    await page.getByRole('button', { name: 'Save' }).first().click();
  };
  // A page that is open shows it with the next thing that is done there.
  await rename('');
  await expect(mark).toHaveAccessibleName(new RegExp(boise.name));
  await expect(
    page.locator('link[rel=stylesheet][href^="/brand/look."]:not([disabled])'),
  ).toHaveCount(1);
  await rename(boise.shortName);
  await expect(mark).not.toContainText(boise.name);
});

test('machines are told the facts of that shop, and its icons and documents have its colors', async ({
  request,
}) => {
  const html = await (await request.get('/contact')).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g);
  const told = [...scripts].map(([, json = '']) => JSON.parse(json));
  expect(told.find(({ name }) => name === boise.name)).toMatchObject({
    ...{ legalName: 'Granite Peak 4x4 LLC', foundingDate: '2016', telephone: '+12085550142' },
    address: { addressLocality: 'Boise', addressRegion: 'ID' },
    areaServed: ['Boise', 'Meridian', 'Nampa'],
  });
  expect(html).toMatch(/<title>[^<]* - Granite Peak 4x4<\/title>/);
  // Saguaros grow in Arizona alone, and the picture beside the form is of a desert.
  const signIn = await (await request.get('/login')).text();
  expect(signIn).toContain('sky-ridge-3');
  expect(signIn).not.toMatch(/saguaro|\.webp/);
  expect(html).toContain(`<p class="footer-tagline">${boise.tagline}</p>`);
  const [sheet = ''] = html.match(/\/brand\/look\.\w+\.css/) ?? [];
  expect(await (await request.get(sheet)).text()).toContain('"Archivo Narrow"');

  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: boise.name, short_name: boise.shortName });
  const icons = (manifest.icons as { src: string }[]).map(({ src }) => src);
  const linked = html.matchAll(/href="(\/icons\/[^"]+)"/g);
  const drawn = [...icons, ...[...linked].map(([, path = '']) => path)];
  expect(drawn.length).toBeGreaterThan(20);
  for (const path of new Set(drawn)) {
    expect.soft(await pixelOf(request, { path, left: 0, top: 0 }), path).toBe(boise.accent);
  }
  const [sharing = ''] = html.match(/\/pictures\/pages\/contact\.png\?v=[\w-]+/) ?? [];
  expect(await pixelOf(request, { path: sharing, left: 600, top: 627 })).toBe(boise.accent);
  const [favicon = ''] = html.match(/\/brand\/favicon\.\w+\.svg/) ?? [];
  expect(await (await request.get(favicon)).text()).toContain(boise.accent);
});

test.describe('a second step', () => {
  const email = 'first@ironwood.example';
  const password = 'gravel-37-lantern';
  let key = '';

  test('the owner requires it, and sets up their own before they go on', async ({
    page,
    context,
  }) => {
    const owner = new PlainVisitor(page);
    await owner.open('/admin/people');
    await owner.press('Sign in', { email, password });
    expect(owner.path).toBe('/admin/people');
    await owner.press('Require it');
    expect(owner.path).toBe('/admin/account');
    expect(await owner.text('h1')).toBe('One more step before you go on');
    const refused = await context.request.get('/admin/leads', { maxRedirects: 0 });
    expect(refused.status()).toBe(303);
    const csv = await context.request.get('/admin/exports/leads', { maxRedirects: 0 });
    expect(csv.headers().location).toBe('/admin/account');
    const rename = { intent: 'rename', name: 'X' };
    const renamed = await context.request.post('/admin/account', { form: rename });
    expect(renamed.status()).toBe(403);

    await owner.open('/admin/people');
    await owner.press('Turn it on', { password });
    key = await owner.text('.account-code code');
    await owner.press('Finish', { code: '000000' }, 422);
    expect(await owner.text()).toContain('That code is not right.');
    await owner.press('Finish', { code: totpCode(key) });
    expect(owner.path).toBe('/admin/people');
    expect(await owner.textsOf('main *')).toContain('Required');
  });

  test('from then on signing in asks for the code, and signing out empties what was kept', async ({
    page,
    context,
  }) => {
    const owner = new PlainVisitor(page);
    await owner.open('/admin/people');
    await owner.press('Sign in', { email, password });
    expect(owner.path).toBe('/login/two-factor');
    await owner.press('Continue', { code: totpCode(key) });
    expect(owner.path).toBe('/admin/people');
    const out = await context.request.post('/logout', { maxRedirects: 0 });
    expect(out.headers()['clear-site-data']).toContain('"cache"');
    expect(await context.cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'auth.session_token' }),
    );
  });
});
