import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expectAccessible, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { wake } from './hydrated.ts';
import { type SiteProcess, startProcess } from './start-server.ts';
import { type StrangerServer, startStranger } from './stranger-server.ts';

// A site of its own, because its settings would change the pages of all other tests.
test.describe.configure({ mode: 'serial' });

let site: SiteProcess;
let stranger: StrangerServer;

test.beforeAll(async () => {
  [site, stranger] = await Promise.all([startProcess(), startStranger()]);
  const scripts = { chat: 'hostile', tags: 'stalled', reviews: 'broken', privacy: 'fine' };
  const integrations = Object.entries(scripts).map(([name, script]) => [
    name,
    { script: `${stranger.origin}/${script}.js`, origins: [] },
  ]);
  await set('integrations', Object.fromEntries(integrations));
  await set('liveMap', mapBy('map'));
});

/** Saves one of the shop's settings. */
function set(setting: string, value: unknown) {
  const text = `update shop_settings set version = version + 1, record = jsonb_set(record, '{${setting}}', $1)`;
  const body = JSON.stringify({ text, values: [JSON.stringify(value)] });
  return fetch(site.rowsUrl, { method: 'POST', body });
}

function mapBy(script: string) {
  return { key: 'key-of-the-shop', script: `${stranger.origin}/${script}.js` };
}

test.afterAll(async () => {
  stranger.close();
  await site.stop();
});

type Visit = { page: Page; context: BrowserContext; left: string[] };

/** A visitor, and their requests to other sites. */
async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: site.url, ...options });
  const page = await context.newPage();
  const left: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) left.push(request.url());
  });
  return { page, context, left };
}

/** As if everything had been agreed to. */
function sayYes() {
  const all = { chat: true, tags: true, reviews: true, privacy: true };
  localStorage.setItem('consent', JSON.stringify({ ...all, at: Date.now() }));
}

async function walk(page: Page) {
  for (const path of ['/privacy', '/']) {
    await page.goto(path);
    await wake(page);
    await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible();
}

test('nothing leaves the site without a yes, and one no is the end of the asking', async ({
  browser,
}) => {
  const { page, context, left } = await visit(browser);
  await walk(page);
  await page.keyboard.press('Escape');
  const ask = page.getByRole('region', { name: 'Privacy choices' });
  await expect(ask).toBeVisible();
  await expectAccessible(page, phone);
  await ask.getByRole('button', { name: 'No thanks' }).click();
  await expect(ask).toBeHidden();
  await page.reload();
  await wake(page);
  await expect(page.getByRole('button', { name: 'Allow' })).toHaveCount(1);
  await expect(ask).toBeHidden();
  expect(left).toEqual([]);
  await context.close();
});

for (const [name, headers, signal] of [
  ['Do Not Track', { DNT: '1' }, { doNotTrack: '1' }],
  ['Global Privacy Control', { 'Sec-GPC': '1' }, { globalPrivacyControl: true }],
] as const) {
  test(`with ${name} nothing leaves the site, whatever was agreed to before`, async ({
    browser,
  }) => {
    const { page, context, left } = await visit(browser, { extraHTTPHeaders: headers });
    await page.addInitScript(sayYes);
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) {
        Object.defineProperty(Navigator.prototype, key, { get: () => value });
      }
    }, signal);
    await walk(page);
    await expect(page.getByRole('dialog', { name: 'Chat' })).toContainText('asks every site not');
    expect(await page.locator('iframe').count()).toBe(0);
    // The server says so too, whatever a page requests.
    expect((await context.request.get('/embeds/tags')).status()).toBe(403);
    expect(left).toEqual([]);
    await context.close();
  });
}

test('a script that steals finds nothing, and takes nobody anywhere', async ({ browser }) => {
  const { page, context } = await visit(browser);
  await context.addCookies([
    { name: 'staff', value: 'cookie-secret', url: site.url, sameSite: 'Lax' },
  ]);
  await page.goto('/');
  await page.request.get('/api/sanctum/csrf-cookie');
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  expect(token).not.toBe('');
  await page.evaluate(() => localStorage.setItem('secret', 'storage-secret'));
  await wake(page);
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('dialog', { name: 'Chat' }).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => stranger.heard.find((one) => one.includes('/loot'))).toBeTruthy();
  const loot = stranger.heard.find((one) => one.includes('/loot')) ?? '';
  for (const secret of ['cookie-secret', 'storage-secret', token, 'Start your Build']) {
    expect(stranger.heard.join('\n')).not.toContain(secret);
  }
  for (const refused of ['page', 'page cookie', 'page storage', 'top', 'fetch']) {
    expect(loot).toContain(`${refused} refused`);
  }
  expect(loot).toContain('referrer=\n');
  expect(new URL(page.url()).pathname).toBe('/');
  const height = await page.locator('iframe[title="Chat"]').evaluate((frame) => frame.clientHeight);
  expect(height).toBeLessThan(600);
  expect(stranger.heard.join('\n')).not.toMatch(/\/(taken|moved)/);
  await context.close();
});

test('a script that never comes holds nothing up: the same largest paint, a page that works', async ({
  browser,
}) => {
  const plain = await visit(browser);
  await openHomeAgain(plain.page);
  const { page, context, left } = await visit(browser);
  await page.addInitScript(sayYes);
  await openHomeAgain(page);
  expect(await page.evaluate(largestPaint)).toEqual(await plain.page.evaluate(largestPaint));
  await plain.context.close();
  expect(left).toEqual([]);
  await wake(page);
  await expect.poll(() => left).toContain(`${stranger.origin}/stalled.js`);
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a broken part says so in its place; the policy of another company is on its page alone', async ({
  browser,
}) => {
  const { page, context } = await visit(browser);
  await page.addInitScript(sayYes);
  await page.goto('/');
  await wake(page);
  const reviews = page.getByRole('region', { name: 'Reviews kept elsewhere' });
  await expect(reviews).toContainText('It could not be loaded');
  expect(stranger.heard.filter((one) => one.includes('/fine.js'))).toEqual([]);
  await page.goto('/privacy#choices');
  await wake(page);
  const policy = page.frameLocator('iframe[title="The policy, by another company"]');
  await expect(policy.getByText('Hello from the other company')).toBeVisible();
  // What it stores is confined to its frame.
  await expect(policy.getByText('visitor=1 1')).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visitor');
  await page.getByRole('checkbox', { name: 'The policy, by another company' }).uncheck();
  await expect(page.locator('iframe[title="The policy, by another company"]')).toHaveCount(0);
  await context.close();
});

test('a live map is loaded when it is asked for, in the page’s language, and 400 px high', async ({
  browser,
}) => {
  const { page, context, left } = await visit(browser);
  await page.goto('/contact');
  await wake(page);
  await expect(page.locator('picture.contact-map')).toBeVisible();
  expect(left).toEqual([]);
  await page.getByRole('button', { name: /Show the live map/ }).click();
  const map = page.locator('iframe[title="Live map by Google"]');
  await expect(map.contentFrame().getByText('Streets, by another company')).toBeVisible();
  await expect(map).toHaveCSS('height', '400px');
  expect(left).toEqual([expect.stringContaining('/map.js?key=key-of-the-shop&language=en')]);
  await expectAccessible(page, phone, { without: 'iframe' });
  await context.close();
});

test('a map that does not come within five seconds, or not at all, gives way to the drawn one', async ({
  browser,
}) => {
  const { page, context } = await visit(browser);
  await set('liveMap', mapBy('stalled'));
  await page.clock.install();
  await page.goto('/contact');
  await wake(page);
  const show = page.getByRole('button', { name: /Show the live map/ });
  await show.click();
  await expect(page.getByText('Loading the live map')).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByText('Loading took too long')).toBeVisible();
  await expect(page.locator('picture.contact-map')).toBeVisible();
  await set('liveMap', mapBy('broken'));
  await show.click();
  await expect(page.getByText('The live map did not load')).toBeVisible();
  await expect(show).toBeVisible();
  await context.close();
});

/** With its fonts loaded: a late font changes how much of a picture is visible at first. */
async function openHomeAgain(page: Page): Promise<void> {
  for (const _ of ['fetched', 'kept']) await page.goto('/', { waitUntil: 'networkidle' });
}

/** Runs in the page, before any interaction: which element was the largest, and its size. */
function largestPaint(): Promise<{ url: string; size: number }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const { url, size } = list.getEntries().at(-1) as PerformanceEntry & {
        url: string;
        size: number;
      };
      resolve({ url, size });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
