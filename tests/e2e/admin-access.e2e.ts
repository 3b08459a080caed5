import type { BrowserContext } from '@playwright/test';
import { hasScope, type StaffRole, scopesOf, staffRoles } from '#src/domain/auth/index.ts';
import { adminPaths, ask, outcomeOf, spelledPaths } from './admin-requests.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

/*
 * Tries every role at every route of the back office, from the policy itself, so new routes are included
 * automatically. Requests only, no page is opened.
 */

const roles: (StaffRole | null)[] = [null, ...staffRoles];

function mayOpen(role: StaffRole | null, scope: string): boolean {
  if (role === null) return false;
  return scope === 'signed-in' || hasScope(scopesOf(role), scope);
}

for (const role of roles) {
  test(`${role ?? 'a visitor'} gets exactly what the policy gives`, async ({ context }) => {
    if (role) await signInAs(context, role);
    const refused = role === null ? 'to login' : 'forbidden';
    const asked = adminPaths.map(async ({ path, scope, isStatic, isPage }, at) => {
      if (mayOpen(role, scope)) {
        const opened = isStatic ? ['in', 'asked wrongly'] : ['in', 'asked wrongly', 'not there'];
        const asData = isPage && !isDrawnFor(role, scope, at);
        return expectOutcome(context, asData ? `${path}.data` : path, opened);
      }
      await expectOutcome(context, path, [refused]);
      const written = outcomeOf(await ask(context, path, 'POST'));
      expect(written, `POST ${path}`).toBe(refused);
    });
    await Promise.all(asked);
  });

  const closed = new Set(closedTo(role));
  // The owner may open everything.
  if (closed.size === 0) continue;
  test(`no spelling lets ${role ?? 'a visitor'} past the policy`, async ({ context }) => {
    if (role) await signInAs(context, role);
    const refusals = ['to login', 'forbidden', 'not there', 'asked wrongly', 'other address'];
    const spelled = spelledPaths().filter(({ path }) => closed.has(path));
    await Promise.all(spelled.map(({ spelling }) => expectOutcome(context, spelling, refusals)));
  });
}

/** Each page is drawn for the owner and for one other role that may open it; the rest ask for what it would show. */
function isDrawnFor(role: StaffRole | null, scope: string, at: number): boolean {
  const others = staffRoles.filter((one) => one !== 'owner' && mayOpen(one, scope));
  return role === 'owner' || role === others[at % others.length];
}

/**
 * Visitors try everything. For routes closed to several roles, each tries a share, because the routing does not
 * depend on the role.
 */
function closedTo(role: StaffRole | null): string[] {
  if (role === null) return adminPaths.map(({ path }) => path);
  const shares = adminPaths.map(({ path, scope }, at) => {
    const refused = staffRoles.filter((one) => !mayOpen(one, scope));
    return { path, by: refused[at % refused.length] };
  });
  return shares.flatMap(({ path, by }) => (by === role ? path : []));
}

async function expectOutcome(
  context: BrowserContext,
  path: string,
  expected: readonly string[],
): Promise<void> {
  const answer = await ask(context, path);
  expect(expected, `GET ${path}: ${answer.status}`).toContain(outcomeOf(answer));
}

test('who may not open a page is told so among the sections that are theirs', async ({
  page,
  context,
}) => {
  await signInAs(context, 'front-desk');
  const plain = new PlainVisitor(page);
  await plain.open('/admin/people', 403);
  expect(await plain.text('h1')).toBe('Your role does not include this');
  const sections = (await plain.links('nav')).map(({ href }) => href);
  expect(sections).toContain('/admin/content');
  expect(sections).not.toContain('/admin/people');

  // The page of an error has its scripts too.
  await page.goto('/admin/people');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your role does not include this',
  );
  const navigation = page.getByRole('navigation', { name: 'Back office' });
  // The group is closed, because this page is in none.
  await navigation.getByText('Website').click();
  await navigation.getByRole('link', { name: 'Pages' }).click();
  await expect(page).toHaveURL('/admin/content');
});

test('a session of the staff opens nothing of the content service', async ({ context }) => {
  await signInAs(context, 'owner');
  for (const path of ['/v1/spaces/1/stories', '/v1/spaces/1', '/v2/cdn/stories', '/v1/cdn/links']) {
    const statuses = [(await ask(context, path)).status, (await ask(context, path, 'POST')).status];
    for (const status of statuses) expect([401, 403, 404, 405], path).toContain(status);
  }
});

test('what the back office answers is kept nowhere and found nowhere', async ({ context }) => {
  const anonymous = await ask(context, '/admin/account');
  await signInAs(context, 'editor');
  for (const { headers } of [anonymous, await ask(context, '/admin/account')]) {
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  expect((await ask(context, '/admin/account')).headers['x-robots-tag']).toBe('noindex');
});

test('a script that asks for JSON without a session is told 401, not sent to a page', async ({
  context,
}) => {
  const response = await context.request.get('/admin/account', {
    headers: { Accept: 'application/json' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(401);
});
