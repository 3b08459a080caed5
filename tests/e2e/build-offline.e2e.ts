import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '#tests/browser/chromium.ts';
import { phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';

/** A browser with its own profile, which can be closed and opened again. */
async function openBrowser(profile: string) {
  const context = await chromium.launchPersistentContext(profile, {
    ...(await chromiumLaunch()),
    baseURL: process.env.SITE_URL,
    viewport: phone,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page };
}

/** Once the page has the shelf, it can continue by itself. */
async function startBuild(page: Page): Promise<void> {
  const shelf = page.waitForResponse(/\/build\/shelf/);
  await page.goto('/build');
  await page.getByRole('button', { name: 'Lift Kit' }).click();
  await expect(page).toHaveURL(/step=lift-kits$/);
  expect((await shelf).status()).toBe(200);
  await expectPrepared(page);
}

/**
 * All that the next steps need without a network has come. The front view is fetched last, and its face after it;
 * that a page was idle once, which is what 'networkidle' says, is too early on a busy machine.
 */
async function expectPrepared(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const hasFront = async () => (await loaded()).some((name) => name.includes('/truck-front-'));
  await expect.poll(hasFront).toBe(true);
  let before = -1;
  const isQuiet = async () => {
    const now = (await loaded()).length;
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true);
}

async function chooseOffline(page: Page): Promise<Record<string, string>> {
  const chosen: Record<string, string> = {};
  const steps = [
    ['lift-kits', 'Wheels'],
    ['wheels', 'Tires'],
    ['tires', 'Details'],
  ] as const;
  for (const [step, next] of steps) {
    await expect(page).toHaveURL(new RegExp(`step=${step}$`));
    await expect(page.getByRole('button', { name: next, exact: true })).toBeVisible();
    const radio = page.locator('#build-option').getByRole('radio').nth(1);
    await radio.check();
    chosen[step] = (await radio.getAttribute('value')) ?? '';
    await page.getByRole('button', { name: next }).click();
  }
  await expect(page).toHaveURL(/step=details$/);
  return chosen;
}

/** A spare, another selection; and what needs the server says so, and loses nothing. */
async function changeOffline(page: Page): Promise<void> {
  await page.locator('a.build-bar-total').click();
  await page.getByRole('checkbox', { name: /^A matching spare/ }).check();
  await page.getByRole('link', { name: 'Close the price' }).click();
  await page.getByText('Start over', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, start over' }).click();
  await expect(page.locator('.build-reset-ask').getByRole('alert')).toContainText(
    'needs a connection',
  );
  await page.getByText('Start over', { exact: true }).click();
  await page.getByRole('link', { name: 'Vehicle, done' }).click();
  await expect(page.getByRole('alert')).toContainText('only this truck can be built on');
  await page.locator('label', { hasText: 'Lift Kit' }).click();
  await page.getByRole('button', { name: 'Wheels', exact: true }).click();
  await expect(page.getByRole('navigation', { name: /progress/ })).not.toContainText('Lift Kit');
  await page.getByRole('link', { name: 'Biggest tire without trimming' }).click();
  await expect(page.getByRole('alert')).toContainText('The answer needs a connection');
}

/** This browser's save requests, in order. */
function savesOf(context: BrowserContext): unknown[] {
  const saves: unknown[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.postDataJSON().changed);
    if (request.method() === 'POST' && request.postData()?.includes('start')) saves.push('options');
  });
  return saves;
}

async function buildIdOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'ironwood_build');
  return cookie?.value.split('.')[0] ?? '';
}

/**
 * Simulates an unavailable server: the browser believes that it is online. Returns the tire that was chosen meanwhile.
 */
async function sendLater(page: Page): Promise<string | null> {
  const context = page.context();
  await context.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Tires, done' }).click();
  await expect(page).toHaveURL(/step=tires$/);
  const tire = page.locator('#build-option').getByRole('radio').nth(2);
  await tire.check();
  const sku = await tire.getAttribute('value');
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await page.getByLabel('Name').fill('Dana Whitlock');
  await page.getByLabel('Phone or e-mail').fill('(602) 555-0199');
  await page.getByLabel('Use these details to answer me about this build.').check();
  await page.getByRole('button', { name: 'Send my build' }).click();
  await expect(page.getByText('You are offline. Nothing was sent')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Dana Whitlock');
  expect(await isKept(page)).toBe(false);
  await page.getByRole('button', { name: 'Keep it here and send it later' }).click();
  await expect(page.getByText('It will be sent when you are back online')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Dana Whitlock');
  expect(await isKept(page)).toBe(true);
  await context.unroute('**/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(/\/build\/complete$/);
  expect(await isKept(page)).toBe(false);
  return sku;
}

const isKept = (page: Page) =>
  page.evaluate(() => JSON.stringify(localStorage).includes('Whitlock'));

test('what was chosen without a network is there after the browser was closed; details that cannot be sent go out once, when asked for', async ({
  dbRows,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'ironwood-profile-'));
  const first = await openBrowser(profile);
  await startBuild(first.page);
  const id = await buildIdOf(first.context);
  await first.context.setOffline(true);
  const chosen = await chooseOffline(first.page);
  const note = 'Saved on this phone, will be sent when you are back online';
  await expect(first.page.getByText(note)).toBeVisible();
  await first.page.goBack();
  await expect(first.page.locator('#build-option').getByRole('radio').nth(1)).toBeChecked();
  await first.page.goForward();
  await expect(first.page.getByLabel('Name')).toBeVisible();
  await changeOffline(first.page);
  const [before] = await dbRows('select meta, version from builds where id = $1', [id]);
  expect(before?.meta).toEqual({ vehicle: expect.anything() });
  await first.context.close();

  const again = await openBrowser(profile);
  const saves = savesOf(again.context);
  await again.page.goto('/build');
  await expect(again.page).toHaveURL(/step=details$/);
  await expect(again.page.getByText('Saved', { exact: true })).toBeVisible();
  for (const name of ['Wheels, done', 'Tires, done']) {
    await expect(again.page.getByRole('link', { name })).toBeVisible();
  }
  expect(saves).toEqual([['lift-kits'], ['wheels'], ['tires'], 'options']);
  const [after] = await dbRows('select * from builds where id = $1', [id]);
  expect(after?.meta).toMatchObject({
    'lift-kits': { sku: chosen['lift-kits'] },
    wheels: { sku: chosen.wheels },
    tires: { sku: chosen.tires, spare: true },
  });
  expect(Number(after?.version)).toBe(Number(before?.version) + 4);
  expect(after).toMatchObject({ selected_options: ['wheels', 'tires'] });

  const tire = await sendLater(again.page);
  expect(tire).not.toBe(chosen.tires);
  const [sent] = await dbRows('select meta from builds where id = $1', [id]);
  expect(sent?.meta).toMatchObject({ tires: { sku: tire } });
  const leads = await dbRows('select name, snapshot from leads where build_id = $1', [id]);
  expect(leads).toMatchObject([{ name: 'Dana Whitlock', snapshot: { parts: { length: 2 } } }]);
  await again.context.close();
  rmSync(profile, { recursive: true, force: true });
});
