import type { BrowserContext } from '@playwright/test';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

/** A build of this browser, made with its start form. */
async function startBuild(context: BrowserContext): Promise<void> {
  const form = {
    intent: 'start',
    year: '2021',
    make: 'Ford',
    model: 'F-150',
    vehicle: 'ford-f150-2021',
    options: 'wheels',
  };
  const answer = await context.request.post('/build', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

async function buildIdOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'ironwood_build')?.value.split('.')[0] ?? '';
}

/** A day later, for this build only. */
async function letADayPass(buildId: string): Promise<void> {
  const yesterday = "now() - interval '2 days'";
  await queryRows(`update builds set updated_at = ${yesterday} where id = $1`, [buildId]);
  await queryRows(
    `update pgboss.job set start_after = now() where name = 'remind-of-build' and singleton_key = $1`,
    [buildId],
  );
}

async function letterTo(address: string) {
  let letter: Record<string, unknown> | undefined;
  await expect(async () => {
    const rows = await queryRows('select * from mail_messages where recipient = $1', [address]);
    letter = rows[0];
    expect(letter?.state).toBe('sent');
  }).toPass({ timeout: 20_000 });
  return letter?.data as { resumeUrl: string; stopUrl: string };
}

test('one reminder comes with a way back, in the browser and in the outbox', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await startBuild(context);
  await page.goto('/build/reminder');
  await page.getByLabel('E-mail').fill('dana@');
  await page.getByRole('button', { name: 'Remind me once' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/A valid email is required/);
  await expect(page.getByLabel('E-mail')).toHaveValue('dana@');
  await expectAccessibleInTwoLooks(page);
  await page.getByLabel('E-mail').fill('dana.rescue@example.org');
  await page.getByLabel(/send me one reminder/).check();
  await page.getByRole('button', { name: 'Remind me once' }).click();
  await expect(page.getByRole('heading', { name: /One reminder/ })).toBeVisible();

  await letADayPass(await buildIdOf(context));
  const { resumeUrl } = await letterTo('dana.rescue@example.org');
  const other = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  await phone.goto(new URL(resumeUrl).pathname);
  expect(await other.cookies()).toEqual([]);
  await expectAccessibleInTwoLooks(phone);
  await phone.getByRole('button', { name: 'Go on with this build' }).click();
  await expect(phone).toHaveURL(/\/build\?step=/);
  await expect(phone.getByText('2021 Ford F-150').first()).toBeVisible();
  await other.close();

  await signInAs(context, 'front-desk');
  await page.goto('/admin/outbox?q=dana.rescue');
  await page.getByRole('link', { name: 'Your 2021 Ford F-150 is still on the lift here' }).click();
  await expect(page.getByText('You began a build for your 2021 Ford F-150')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
});

test('without script the other link deletes draft and address, and is then spent', async ({
  page,
  context,
}) => {
  await startBuild(context);
  const buildId = await buildIdOf(context);
  const visitor = new PlainVisitor(page);
  await visitor.open('/build/reminder');
  const asked = { reminderEmail: 'sam.rescue@example.org', reminderConsent: 'on' };
  await visitor.press('Remind me once', asked);
  expect(await visitor.text('h1, h2')).toContain('One reminder');
  await letADayPass(buildId);
  const { stopUrl } = await letterTo('sam.rescue@example.org');
  await visitor.open(new URL(stopUrl).pathname);
  await visitor.press('Delete draft and address');
  expect(await visitor.text('h1, h2')).toContain('Deleted');
  expect(await queryRows('select id from builds where id = $1', [buildId])).toEqual([]);
  await visitor.open(new URL(stopUrl).pathname, 404);
});
