import { hasScope, type Scope, scopesOf } from '#src/domain/auth/role-scopes.ts';
import { staffRoles } from '#src/domain/auth/roles.ts';
import { markerIn, markers } from '#tests/logs/markers.ts';
import { adminPaths } from './admin-requests.ts';
import { fillInApplication } from './application-form.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { onOwnSite, signInHere } from './own-site.ts';
import { prepareBuild } from './prepared-build.ts';

// The texts planted here are searched for in the logs of all servers after the tests (start-server.ts), and
// in every URL that a browser requests (fixtures.ts).
onOwnSite();

test('a message that cannot be stored is in no error page', async ({ page }) => {
  await queryRows(`alter table leads add constraint planted check (name <> '${markers.name}')`);
  await page.goto('/contact');
  const formId = await page.locator('input[name="formId"]').inputValue();
  const formToken = await page.locator('input[name="formToken"]').inputValue();
  const words = { name: markers.name, contact: markers.email, message: markers.message };
  const form = { formId, formToken, topic: 'fit', ...words };
  const answer = await page.request.post('/contact', { form });
  expect(answer.status()).toBe(500);
  expect(markerIn(await answer.text())).toBeNull();
});

test('a build that cannot be stored, with its VIN, is in no error page', async ({ page }) => {
  await prepareBuild(page.request, { truck: 'f150', options: ['tires'], parts: { tires: '' } });
  await page.goto('/build?step=details');
  const hidden = page.locator('form[enctype] input[type=hidden]');
  const served = await hidden.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.map(({ name, value }) => [name, value]),
  );
  const words = { name: markers.name, contact: markers.email, note: markers.message };
  const form = { ...Object.fromEntries(served), ...words, vin: markers.vin, consent: 'on' };
  const answer = await page.request.post('/build?step=details', { form });
  expect(answer.status()).toBe(500);
  expect(markerIn(await answer.text())).toBeNull();
});

test('an application that cannot be stored is in no error page, and can be sent again', async ({
  page,
  consoleProblems,
}) => {
  await queryRows(
    `alter table career_candidates add constraint planted check (name <> '${markers.name}')`,
  );
  await page.goto('/careers/lift-suspension-technician');
  await fillInApplication(page, { name: markers.name, contact: markers.email });
  await page.getByLabel(/^No resume\?/).fill(markers.message);
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/careers/'),
    ),
    page.getByRole('button', { name: 'Send application' }).click(),
  ]);
  expect(answer.status()).toBe(500);
  expect(markerIn(await answer.text())).toBeNull();
  await expect.poll(() => consoleProblems.length).toBeGreaterThan(0);
  consoleProblems.length = 0;
  await queryRows('alter table career_candidates drop constraint planted');
});

test('a wrong password is given back nowhere, nor a passkey that is none', async ({ request }) => {
  const tries = [
    { email: markers.email, password: markers.password },
    { email: `${markers.password}@example.org`, password: 'x' },
  ];
  for (const form of tries) {
    const answer = await request.post('/login', { form });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
  }
  const wrong = await request.post('/login', { form: { email: 'a@b.example', ...tries[0] } });
  expect(await wrong.text()).not.toContain(markers.password);
  const passkey = { email: markers.email, passkey: `{"id":"${markers.token}"}` };
  const refused = await request.post('/login', { form: passkey });
  expect(refused.status()).toBe(422);
  expect(await refused.text()).not.toContain(markers.token);
});

test('tokens that open nothing, in addresses, headers, cookies and bodies, are refused', async ({
  request,
}) => {
  const headers = { authorization: `Bearer ${markers.token}`, cookie: `build=${markers.token}` };
  const paths = [
    `/careers/status/${markers.token}`,
    `/appointment/manage/${markers.token}`,
    `/build/reminder/${markers.token}`,
    `/setup/${markers.token}`,
    `/invite/${markers.token}`,
    `/reset/${markers.token}`,
    `/v2/cdn/stories?token=${markers.token}`,
    `/admin/people-data/${markers.token}`,
    `/v1/goods/wheels?search=${markers.message}`,
  ];
  for (const path of paths) {
    const answer = await request.get(path, { headers, maxRedirects: 0 });
    expect([path, answer.status() < 500]).toEqual([path, true]);
  }
  const data = `{"name":"${markers.name}","message":"${markers.message}"`;
  const json = { 'content-type': 'application/json', ...headers };
  expect((await request.post('/p/v1/builds', { data, headers: json })).status()).toBeLessThan(500);
  const goods = await request.post('/v1/goods/wheels', { data, headers: json });
  expect(goods.status()).toBe(401);
  expect(await goods.text()).not.toContain(markers.token);
});

/** Rows with a customer's name, and the scope without which no page may show it. */
const customers = [
  {
    name: 'Plantedlead5b1e',
    scope: 'leads.read',
    row: `insert into leads (id, kind, name, contact, contact_kind, locale, topic, note)
      values (gen_random_uuid(), 'message', $1, 'lead@example.org', 'email', 'en', 'price', '')`,
  },
  {
    name: 'Plantedguest5b1e',
    scope: 'calendar.read',
    row: `insert into appointment_requests
      (id, form_id, service, vehicle, mode, wished_date, day_part, name, contact, contact_kind, locale)
      values (gen_random_uuid(), gen_random_uuid(), 'alignment', '2019 Toyota Tacoma', 'drop',
        current_date + 7, 'morning', $1, 'guest@example.org', 'email', 'en')`,
  },
  {
    name: 'Plantedcritic5b1e',
    scope: 'reviews.moderate',
    row: `insert into reviews (id, stars, written_on, record, state)
      select 'planted', stars, written_on, jsonb_set(jsonb_set(record, '{name}', to_jsonb($1::text)), '{id}', '"planted"'),
        'pending' from reviews limit 1`,
  },
] as const;

/** The planted people in a page, with the scope that it takes to read about them. */
function peopleIn(text: string): { name: string; scope: Scope }[] {
  const applicant = markerIn(text);
  return [
    ...customers.filter(({ name }) => text.includes(name)),
    ...(applicant === null ? [] : [{ name: 'the applicant', scope: 'applications.read' as const }]),
  ];
}

test('a customer or applicant is on no page of a role that does not read such records', async ({
  page,
  browser,
}) => {
  test.slow();
  for (const { row, name } of customers) await queryRows(row, [name]);
  await page.goto('/careers/lift-suspension-technician');
  await fillInApplication(page, { name: markers.name, contact: markers.email });
  await page.getByLabel(/^No resume\?/).fill(markers.message);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(/\/careers\/status\//);
  const seen = new Set<string>();
  const leaks: string[][] = [];
  for (const role of staffRoles) {
    const context = await browser.newContext({ baseURL: process.env.SITE_URL });
    await signInHere(context, role);
    for (const { path } of adminPaths.filter(({ isStatic }) => isStatic)) {
      // The office's news stream never ends.
      if (path.endsWith('/news')) continue;
      const people = peopleIn(await (await context.request.get(path)).text());
      for (const { name } of people) seen.add(name);
      const leaked = people.filter(({ scope }) => !hasScope(scopesOf(role), scope));
      leaks.push(...leaked.map(({ name }) => [role, path, name]));
    }
    await context.close();
  }
  expect(leaks).toEqual([]);
  // Those who may read them do find them.
  expect([...seen].sort()).toEqual([...customers.map(({ name }) => name), 'the applicant'].sort());
});

test('whose data is looked up stands in no address', async ({ page, context }) => {
  await signInHere(context, 'manager');
  await page.goto('/admin/people-data');
  await page.getByLabel('E-mail or phone').fill(markers.email);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('row', { name: /Applications/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all of it' }).click();
  await (await download).path();
  await page.goto(`/admin/people-data?who=someone@example.org`);
  await expect(page.getByLabel('E-mail or phone')).toHaveValue('');
});
