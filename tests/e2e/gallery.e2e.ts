import type { Page } from '@playwright/test';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

const commuter = '/gallery/ford/2022-f150-long-commute';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery is narrowed by its address, count by count, and has a way out', async ({
    page,
  }) => {
    await page.goto('/gallery');
    const filters = page.getByRole('navigation', { name: 'Filters' });
    const count = filters.getByText(/^\d+ builds?$/);
    const all = Number.parseInt((await count.textContent()) ?? '', 10);
    expect(all).toBeGreaterThanOrEqual(36);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await filters.getByText('Tire size').click();
    const thirtySevens = filters.getByRole('link', { name: /^37 in/ });
    const promised = Number.parseInt((await thirtySevens.locator('small').textContent()) ?? '', 10);
    await thirtySevens.click();
    await expect(page).toHaveURL(/\/gallery\?tire=37$/);
    await expect(count).toHaveText(`${promised} builds`);
    await page.goto('/gallery/ford?tire=31');
    await expect(page.getByText(/needed nothing cut/)).toBeVisible();
    await page.goto('/gallery?tire=31&lift=over5');
    await expect(page.getByText('Nothing with all of that yet')).toBeVisible();
    await page.getByRole('link', { name: 'Without Over 5 in' }).last().click();
    await expect(page).toHaveURL(/\/gallery\?tire=31$/);
    for (const missing of ['/gallery/lada', '/gallery/jeep/2022-f150-long-commute']) {
      expect((await page.request.get(missing)).status()).toBe(404);
    }
  });

  test('from a finished build one starts another; one under way is asked about and kept', async ({
    page,
  }) => {
    await page.goto(commuter);
    await page.getByRole('button', { name: 'Build one like this' }).click();
    await expect(page).toHaveURL(/\/build\?step=details$/);
    await expect(page.getByText('Quoin').first()).toBeVisible();
    const forkJeep = async () => {
      await page.goto('/gallery/jeep/2022-gladiator-drawer-system');
      await page.getByRole('button', { name: 'Build one like this' }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('You have a build under way');
    };
    await forkJeep();
    await page.getByRole('link', { name: 'Go on with my build' }).click();
    await expect(page.getByText('Quoin').first()).toBeVisible();
    await forkJeep();
    await page.getByRole('button', { name: /^Put these parts on my 2022 Ford F-150/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new build is ready');
    const kept = page.locator('#main').getByRole('link').first();
    const address = (await kept.getAttribute('href')) ?? '';
    await page.getByRole('link', { name: 'Go on building' }).click();
    await expect(page).toHaveURL(/\/build\?step=/);
    await page.goto(address);
    await expect(page.getByText('Quoin').first()).toBeVisible();
  });
});

test('a finished build says what was measured, and the gallery breaks no rule', async ({
  page,
}) => {
  const response = await page.goto(commuter);
  expect(response?.headers()['cache-control']).toContain('public');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2022 Ford F-150, 2\.75 in/);
  await expect(page.getByRole('row', { name: /Poke 38\.7 mm 38 mm −0\.7/ })).toBeVisible();
  await expect(page.getByText('The bay found the same.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Front drawing of the 2022/ })).toBeVisible();
  const linked = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = linked.map((text) => JSON.parse(text)['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
  await expectAccessibleInTwoLooks(page);
  await page.goto('/gallery?tire=35');
  await page.getByRole('navigation', { name: 'Filters' }).getByText('Lift').click();
  await expectAccessibleInTwoLooks(page);
});

/** Sends a build under this name, as a visitor does, and closes the browser. */
async function sendBuild(page: Page, name: string): Promise<void> {
  await page.goto(commuter);
  await page.getByRole('button', { name: 'Build one like this' }).click();
  await page.waitForURL(/\/build\?step=details$/);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(/phone or e-mail/i).fill('602 555 0147');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL(/\/build\/complete/);
}

test('a lead becomes a finished build that visitors see, build from, and see no more', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Gallery Walker ${Date.now()}`;
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await visitor.newPage();
  await sendBuild(theirs, name);
  await signInAs(page.context(), 'builder');
  await page.goto(`/admin/leads?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('img', { name: /2022 Ford F-150 as it was sent/ })).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('button', { name: 'Make a finished build of it' }).click();
  await expect(page.getByText('Measure how far the tires stick out')).toBeVisible();
  const slug = `e2e-walker-${Date.now()}`;
  const lines: [string, string][] = [
    ['Address', slug],
    ['Story in English', 'Built for this test.'],
    ['Story in Spanish', 'Armada para esta prueba.'],
    ['Poke, mm', '39'],
    ['Paid out the door, $', '9,480'],
  ];
  for (const [label, value] of lines) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel('Trimming', { exact: true }).selectOption('none');
  await page.getByLabel('Rub', { exact: true }).selectOption('none');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  const address = `/gallery/ford/${slug}`;
  expect((await theirs.goto(address))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Put it on the site' }).click();
  await expect(page.getByText('It is on the site')).toBeVisible();
  await theirs.goto('/gallery/ford');
  await theirs.locator(`#${slug} a`).click();
  await expect(theirs.getByText('$9,480')).toBeVisible();
  await theirs.getByRole('button', { name: 'Build one like this' }).click();
  await expect(theirs).toHaveURL(/\/build\?step=details$/);
  await page.getByRole('button', { name: 'Take it off the site' }).click();
  await expect(page.getByText('It is off the site')).toBeVisible();
  expect((await theirs.goto(address))?.status()).toBe(404);
  await visitor.close();
});

test('the lists of the back office narrow, page and say when nothing is there', async ({
  page,
}) => {
  await signInAs(page.context(), 'owner');
  await page.goto('/admin/gallery');
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.goto('/admin/gallery?q=raptor');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessibleInTwoLooks(page);
  await page.goto('/admin/leads?q=nobody-of-that-name');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(/\/admin\/leads$/);
});
