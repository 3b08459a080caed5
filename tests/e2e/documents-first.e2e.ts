import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';

test.use({ reducedMotion: 'no-preference' });

/** Script files that the page has loaded, and bytes of script that it has run (external and inline). */
async function scriptsOf(page: Page, visit: () => Promise<void>) {
  await page.coverage.startJSCoverage();
  await visit();
  const entries = await page.coverage.stopJSCoverage();
  return {
    files: entries.map((entry) => entry.url).filter((url) => url.endsWith('.js')),
    bytes: entries.reduce((sum, entry) => sum + (entry.source?.length ?? 0), 0),
  };
}

test('before any input the home page runs at most 3 KB of script and none of the router; after a pointer move, links navigate on the client', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { files, bytes } = await scriptsOf(page, async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
  });
  expect(bytes).toBeLessThanOrEqual(3 * 1024);
  expect(files.filter((url) => !url.includes('/assets/boot-'))).toEqual([]);

  await test.step('a mouse that lies still under the page is no input', async () => {
    for (let i = 0; i < 3; i += 1) await page.mouse.move(0, 0);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.locator('script[type^="inert/"]').count()).toBeGreaterThan(0);
  });

  await page.mouse.move(200, 300, { steps: 2 });
  await page.waitForFunction(() => document.querySelector('script[type^="inert/"]') === null);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('navigation').getByRole('link', { name: 'Careers' }).first();
  await expectHydrated(link);
  await link.click();
  await expect(page).toHaveURL('/careers');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the script that every page brings comes compressed', async ({ request }) => {
  const [src = ''] = /\/assets\/boot-\w+\.js/.exec(await (await request.get('/')).text()) ?? [];
  for (const encoding of ['br', 'gzip']) {
    const boot = await request.get(src, { headers: { 'accept-encoding': encoding } });
    expect(boot.headers()['content-encoding']).toBe(encoding);
    expect(await boot.text()).toContain('inert/');
  }
});

test('a page comes compressed, with a policy, and 304 when the browser has it', async ({
  request,
}) => {
  const first = await request.get('/services', { headers: { 'accept-encoding': 'br' } });
  const { etag, 'content-encoding': encoding, 'content-security-policy': policy } = first.headers();
  expect(encoding).toBe('br');
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/unsafe-inline|strict-dynamic|nonce/);
  const again = await request.get('/services', {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag ?? '' },
  });
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toBe(policy);
});

for (const path of ['/', '/es', '/gallery', '/es/gallery']) {
  test(`${path} comes with its headers in the first ten packets of a connection`, async ({
    request,
  }) => {
    await expect
      .poll(async () => {
        const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
        const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
        return lines.join('').length + Number(answer.headers()['content-length']);
      })
      // RFC 6928; a cached page is compressed as well as possible.
      .toBeLessThanOrEqual(10 * 1460);
  });
}

test('every kind of answer carries the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/no/such/page',
    '/livez',
    '/build',
    '/p/v1/builds',
    '/v2/cdn/stories',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy'], path).toContain('frame-ancestors');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});

test('HEAD has the headers of GET', async ({ request }) => {
  for (const path of ['/', '/gallery/ford', '/no/such/page', '/build']) {
    const [get, head] = [await request.get(path), await request.head(path)];
    expect(head.status(), path).toBe(get.status());
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'etag']) {
      expect(head.headers()[name], `${path} ${name}`).toBe(get.headers()[name]);
    }
  }
});

test('a page has one address, whatever the request looks like', async ({ request }) => {
  const slash = await request.get('/services/?utm_source=x', { maxRedirects: 0 });
  expect(slash.status()).toBe(308);
  expect(slash.headers().location).toBe('/services?utm_source=x');
  expect((await request.get('/careers/%ZZ')).status()).toBe(400);
  const site = process.env.SITE_URL ?? '';
  const tricked = await request.get(`${site}//evil.example/x`);
  expect(new URL(tricked.url()).pathname).toBe('/evil.example/x');
  expect(tricked.status()).toBe(404);
  expect(await tricked.text()).not.toMatch(/\/\/evil\.example/);
});

test('a Host header of somebody’s choice does not get into a page', async ({ request }) => {
  const response = await request.get('/services', { headers: { host: 'evil.example' } });
  expect(await response.text()).not.toContain('evil.example');
});
