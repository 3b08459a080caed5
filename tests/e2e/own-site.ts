import type { BrowserContext } from '@playwright/test';
import type { StaffRole } from '#src/domain/auth/roles.ts';
import { queryRows, test } from './fixtures.ts';
import { ensureAccount, staffEmail, staffPassword } from './sign-in.ts';
import { type SiteProcess, startProcess } from './start-server.ts';

/** All tests of the file share a site of their own with these variables, and run one after the other. */
export function onOwnSite(environment: Record<string, string> = {}): void {
  const shared = { SITE_URL: process.env.SITE_URL, SITE_ROWS_URL: process.env.SITE_ROWS_URL };
  let site: SiteProcess | undefined;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    // A first start seeds a shop, which takes a while on a busy machine.
    test.setTimeout(360_000);
    site = await startProcess(environment);
    Object.assign(process.env, { SITE_URL: site.url, SITE_ROWS_URL: site.rowsUrl });
  });
  test.afterAll(async () => {
    Object.assign(process.env, shared);
    await site?.stop();
  });
}

/** An empty shop is closed until its owner opens it. */
export async function openToVisitors(): Promise<void> {
  await queryRows(`update shop_settings set added = added || '{"isOpen": true}'`);
  await queryRows('update content_spaces set version = version + 1');
}

/** Not with `signInAs`, which caches sessions of the site that all tests share. */
export async function signInHere(context: BrowserContext, role: StaffRole): Promise<void> {
  await ensureAccount(role);
  await context.request.post('/login', {
    form: { email: staffEmail(role), password: staffPassword, remember: 'on' },
  });
}
