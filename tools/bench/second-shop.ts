import { chromium } from '@playwright/test';
import { chromiumLaunch } from '#tests/browser/chromium.ts';
import { openPages } from '#tests/e2e/boise-pages.ts';
import { setUpBoise } from '#tests/e2e/boise-shop.ts';
import { PlainVisitor } from '#tests/e2e/plain-visitor.ts';
import { type BuiltServer, startBuiltServer } from '#tests/process/built-server.ts';

const owner = { email: 'bench@shop.example', password: 'gravel-37-lantern' };

/** An empty shop that becomes another one, with its own name, place, logo and colors, by the forms of its office. */
export async function startSecondShop(
  folder: string,
): Promise<{ site: BuiltServer; paths: readonly string[] }> {
  const site = await startBuiltServer({
    DATA_DIR: folder,
    SEED: 'empty',
    FORM_MIN_SECONDS: '0',
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
  });
  // Where a visitor of the tests begins.
  process.env.SITE_URL = site.url;
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage({ baseURL: site.url });
    const signedIn = await page.request.post('/login', { form: { ...owner, remember: 'on' } });
    if (!signedIn.ok()) throw new Error(`Signing in got ${signedIn.status()}`);
    const visitor = new PlainVisitor(page);
    await setUpBoise(visitor);
    await visitor.press('Open the site anyway');
  } finally {
    await browser.close();
  }
  return { site, paths: openPages.filter((path) => !isLookedUp(path)) };
}

/** Results of a search, and pages for programs, which a visitor does not come to from a search engine. */
function isLookedUp(path: string): boolean {
  return path.includes('?q=') || path.startsWith('/api/') || path === '/login';
}
