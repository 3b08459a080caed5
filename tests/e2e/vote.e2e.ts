import type { APIRequestContext, Page } from '@playwright/test';
import { desk, expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, wake } from './hydrated.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { prepareBuild } from './prepared-build.ts';

const parts = {
  'lift-kits': 'bramblecut-fenline-4x3',
  wheels: 'vantrel-quoin-18x8.5-6x135-p25',
  tires: 'granfell-saltmarch-at-lt28575r18',
};
const headers = () => ({ Origin: String(process.env.SITE_URL) });

/** A shared copy with a 4 in lift, and this browser's own build, by then with 6 in. */
async function twoBuilds(request: APIRequestContext): Promise<string> {
  await prepareBuild(request, { truck: 'f150', parts });
  const copy = await request.post('/build/share', { headers: headers(), form: {} });
  await prepareBuild(request, {
    truck: 'f150',
    parts: { ...parts, 'lift-kits': 'bramblecut-fenline-6x5' },
  });
  return copy.url().split('/').at(-1) ?? '';
}

const card = (page: Page, letter: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Build ${letter}` }) });

test('friends vote by one link, each device once, and only who asked sees the count', async ({
  page,
  browser,
}) => {
  const copy = await twoBuilds(page.request);
  await page.goto(`/build/compare?b=mine,${copy}`);
  await wake(page);
  await page.getByRole('link', { name: 'Ask friends which one' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('No votes yet.')).toBeVisible();
  await expectHydrated(page.locator('main details'));
  const result = page.url();
  const link = await page.getByLabel('Link to the vote').inputValue();
  await expectAccessibleInTwoLooks(page);

  for (const letters of ['BA', 'A', 'B']) {
    const device = await browser.newContext();
    const friend = await device.newPage();
    await friend.goto(link);
    expect(await device.cookies()).toEqual([]);
    await wake(friend);
    const [first = '', then] = letters;
    await friend.getByRole('button', { name: `Vote for ${first}` }).click();
    await expect(friend.getByText(`Your vote for ${first} is counted.`)).toBeVisible();
    if (then) {
      await friend.getByRole('button', { name: `Change to ${then}` }).click();
      await expect(card(friend, then)).toContainText('Your vote');
      await friend.reload();
      await expect(card(friend, then)).toContainText('Your vote');
      await expect(friend.getByText(/\d of \d/)).toHaveCount(0);
      await expectAccessible(friend, phone);
      await expectAccessible(friend, desk);
    }
    await device.close();
  }

  await test.step('the result is fresh when the page is looked at again', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(card(page, 'A')).toContainText('2 of 3');
    await expect(card(page, 'A')).toContainText('Ahead');
    await expect(card(page, 'B')).toContainText('1 of 3');
  });
  await test.step('the device finds it again', async () => {
    await page.goto('/build/compare');
    await wake(page);
    await page.getByRole('link', { name: /^Vote of/ }).click();
    await expect(page).toHaveURL(result);
  });
  await test.step('a closed vote takes no more', async () => {
    await page.getByText('Close the vote').click();
    await page.getByRole('button', { name: 'Close it now' }).click();
    await expect(page.getByText(/Closed on/)).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(/^This vote closed on/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Vote for/ })).toHaveCount(0);
  });
});

test('without a script a vote is asked for, answered and counted', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { request } = page;
  const copy = await twoBuilds(request);
  const asked = await request.post('/build/vote', {
    headers: headers(),
    form: { b: `mine,${copy}` },
  });
  expect(asked.url()).toMatch(/\/build\/vote\/results\/[\w-]{22,}$/);
  expect(asked.headers()['referrer-policy']).toBe('same-origin');
  const [link = ''] = /\/build\/vote\/[0-9a-hj-km-np-tv-z]{20}/.exec(await asked.text()) ?? [];
  const friend = await playwright.request.newContext({ baseURL });
  const voted = await friend.post(link, { headers: headers(), form: { choice: copy } });
  expect(new URL(voted.url()).pathname).toBe(link);
  expect(await voted.text()).toContain('Your vote for');
  const { cookies } = await friend.storageState();
  expect(cookies).toMatchObject([{ name: 'ironwood_voter', httpOnly: true, sameSite: 'Lax' }]);
  await friend.dispose();
  const owner = new PlainVisitor(page);
  await owner.open(new URL(asked.url()).pathname);
  expect(await owner.text()).toContain('1 of 1');
});

test('what cannot be voted on says why, and leads back to the builds', async ({ page }) => {
  const { request } = page;
  await prepareBuild(request, { truck: 'f150', parts });
  const copy = await request.post('/build/share', { headers: headers(), form: {} });
  const id = copy.url().split('/').at(-1);
  await page.goto(`/build/compare?b=mine,${id}`);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Two of these builds are the same. Change one first',
  );
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('link', { name: 'Back to the builds' }).click();
  await expect(page).toHaveURL(`/build/compare?b=mine%2C${id}`);
  const lost = new PlainVisitor(page);
  await lost.open('/build/vote/00000000000000000000', 404);
  expect(await lost.textsOf('h1')).toEqual(['There is no vote at this link']);
  await lost.open('/build/vote/results/nobody-has-this-key-at-all', 404);
});
