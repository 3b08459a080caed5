import type { BrowserContext, Cookie } from '@playwright/test';
import { hashPassword } from 'better-auth/crypto';
import type { StaffRole } from '#src/domain/auth/index.ts';
import { queryRows } from './fixtures.ts';

/** Whoever the browser tests sign in as has this one. */
export const staffPassword = 'gravel-37-lantern';

export function staffEmail(role: StaffRole): string {
  return `${role}@ironwood.example`;
}

const cookiesByRole = new Map<StaffRole, Cookie[]>();

/**
 * Gives a browser the session of somebody with this role: `await signInAs(context, 'editor')`, before
 * the page is opened. The account is made when it is first asked for; one session serves the file.
 */
export async function signInAs(context: BrowserContext, role: StaffRole): Promise<void> {
  const known = cookiesByRole.get(role);
  if (known) return context.addCookies(known);
  await ensureAccount(role);
  const answer = await context.request.post(`${process.env.SITE_URL}/login`, {
    form: { email: staffEmail(role), password: staffPassword, remember: 'on' },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`Signing in as ${role} got ${answer.status()}`);
  const cookies = await context.cookies(process.env.SITE_URL);
  cookiesByRole.set(role, cookies);
}

/** Straight into the tables: inviting each of them is a test of its own. */
export async function ensureAccount(role: StaffRole, email = staffEmail(role)): Promise<void> {
  const password = await hashPassword(staffPassword);
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
