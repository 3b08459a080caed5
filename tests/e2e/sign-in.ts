import { type BrowserContext, type Cookie, type Page, request } from '@playwright/test';
import { hashPassword } from 'better-auth/crypto';
import { type StaffRole, staffRoles } from '#src/domain/auth/roles.ts';
import { queryRows } from './fixtures.ts';

/** The password of everybody that the browser tests sign in as. */
export const staffPassword = 'gravel-37-lantern';

export function staffEmail(role: StaffRole): string {
  return `${role}@staff.example`;
}

type Sessions = Record<StaffRole, Cookie[]>;

/** One session per role for all tests of a run, because many simultaneous sign-ins at one account are refused. */
export async function openSessions(): Promise<void> {
  const sessions: Partial<Sessions> = {};
  for (const role of staffRoles) sessions[role] = await openSession(role);
  process.env.SITE_SESSIONS = JSON.stringify(sessions);
}

async function openSession(role: StaffRole): Promise<Cookie[]> {
  await ensureAccount(role);
  const browser = await request.newContext({ baseURL: process.env.SITE_URL });
  const answer = await browser.post('/login', {
    form: { email: staffEmail(role), password: staffPassword, remember: 'on' },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`Signing in as ${role} got ${answer.status()}`);
  const { cookies } = await browser.storageState();
  await browser.dispose();
  return cookies;
}

/**
 * Gives a browser the session of somebody with this role: `await signInAs(context, 'editor')`, before the page is
 * opened. It is shared: a test that ends sessions creates its own account.
 */
export async function signInAs(context: BrowserContext, role: StaffRole): Promise<void> {
  const sessions = JSON.parse(process.env.SITE_SESSIONS ?? '{}') as Sessions;
  await context.addCookies(sessions[role]);
}

/** Made once for all tests of a run, because it costs a quarter of a second. */
async function staffHash(): Promise<string> {
  process.env.STAFF_HASH ??= await hashPassword(staffPassword);
  return process.env.STAFF_HASH;
}

/** Directly into the tables: inviting people has its own test. */
export async function ensureAccount(role: StaffRole, email = staffEmail(role)): Promise<void> {
  const password = await staffHash();
  await queryRows(
    `with person as (
       insert into auth_users (id, name, email, role) values ($1, $2, $1, $3)
       on conflict (email) do nothing returning id
     )
     insert into auth_accounts (id, account_id, provider_id, user_id, password)
     select id, id, 'credential', id, $4 from person`,
    [email, `Test ${role}`, role, password],
  );
}

/** Opens what is about the person, at the foot of the office's navigation at a desk. */
export async function openPersonMenu(page: Page): Promise<void> {
  await page.locator('.office-me > summary').click();
}
