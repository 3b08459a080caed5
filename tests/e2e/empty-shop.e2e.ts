import type { APIRequestContext, Page } from '@playwright/test';
import { expect, queryRows, test } from './fixtures.ts';
import { onOwnSite, signInHere } from './own-site.ts';

// A shop that starts empty: what its owner creates first must be on its pages.
onOwnSite({ SEED: 'empty' });
test.beforeEach(({ context }) => signInHere(context, 'editor'));

async function make(page: Page, template: string, name: string): Promise<void> {
  await page.goto('/admin/content/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.locator(`[name=template][value=${template}]`).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/admin\/content\/\d+$/);
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

async function expectShown(request: APIRequestContext, path: string, words: string) {
  await expect.poll(async () => (await request.get(path)).text()).toContain(words);
}

test('a person is on the team page once the role is written', async ({ page, request }) => {
  await make(page, 'team-member', 'Rosa Delgado');
  await publish(page);
  await expect(page.locator('[data-field=role]')).toContainText('The role is empty');
  await page.getByLabel(/^Role/).fill('Glass and trim');
  await publish(page);
  await expectShown(request, '/meet-the-team', 'Rosa Delgado');
});

test('a service is on the page of services once its time and price are written', async ({
  page,
  request,
}) => {
  await make(page, 'service', 'Window tint');
  await publish(page);
  await expect(page.locator('[data-field=duration]')).toContainText('The hours are 0');
  await expect(page.locator('[data-field=fromPriceUsd]')).toContainText('The price is $0');
  await page.getByLabel('As a rule').fill('3');
  await page.getByLabel('Price from (dollars)').fill('240');
  await publish(page);
  await expectShown(request, '/services', 'Window tint');
});

test('a brand is on the page where a build begins', async ({ page, request }) => {
  await make(page, 'brand', 'Mesa Springs');
  await publish(page);
  await expectShown(request, '/build', 'Mesa Springs');
});

test('where an earlier version left no folder, the first of its kind makes it', async ({
  page,
  request,
}) => {
  await queryRows(`delete from content_stories where full_slug = 'team'`);
  await make(page, 'team-member', 'Luis Ortega');
  await page.getByLabel(/^Role/).fill('Alignment');
  await publish(page);
  await expectShown(request, '/meet-the-team', 'Luis Ortega');
});

test('the folder of the team is neither renamed nor binned', async ({ page }) => {
  await page.goto('/admin/content?q=team');
  const row = page.getByRole('row').filter({ hasText: '/team' }).first();
  await row.getByRole('button', { name: /^More for / }).click();
  await page.locator('.row-menu:popover-open').getByText('Move to bin', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to bin' }).click();
  await expect(page.getByText('The site lists what is in this folder')).toBeVisible();
});

test('machines are told of the shop once somebody has written what it is, and then nothing else', async ({
  page,
  context,
  request,
}) => {
  const told = async () => {
    const html = await (await request.get('/contact')).text();
    const scripts = html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g);
    return [...scripts].map(([, json]) => json).join('\n');
  };
  expect(await told()).toContain('"@type":["AutoRepair"');
  expect(await told()).not.toMatch(/Your shop|Your Street|Phoenix/);
  await signInHere(context, 'manager');
  await page.goto('/admin/settings');
  await expect(page.getByText('These are placeholders.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Lakeshore Off-Road');
  await page.getByLabel('Street and number').fill('120 Elm St');
  await page.getByLabel('City').fill('Rochester');
  await page.getByLabel('State').fill('NY');
  await page.getByLabel('ZIP code').fill('14604');
  await page.getByLabel('The shop’s clock').selectOption('America/New_York');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await expect(page.getByText('These are placeholders.')).toHaveCount(0);
  await expect.poll(told).toContain('"name":"Lakeshore Off-Road"');
  expect(await told()).toContain('"addressLocality":"Rochester"');
  expect(await told()).not.toMatch(/Your shop|Phoenix|"geo"|"areaServed"|"foundingDate"/);
  await page.goto('/contact');
  await expect(page).toHaveTitle(/ - Lakeshore Off-Road$/);
});
