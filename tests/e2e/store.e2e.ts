import { expect, test } from './fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('wheels are narrowed to a maker, one is opened, and it leads to a build', async ({
    page,
  }) => {
    await page.goto('/store/wheels');
    await expect(page.getByText('8 results')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Filters' })
      .getByRole('link', { name: 'Vantrel' })
      .click();
    await expect(page).toHaveURL('/store/wheels?brand=vantrel');
    await expect(page.getByText('2 results')).toBeVisible();
    await page.getByRole('link', { name: 'Price, low first' }).click();
    await expect(page).toHaveURL('/store/wheels?brand=vantrel&sort=priceUp');

    await page.getByRole('link', { name: /Quoin/ }).click();
    await expect(page).toHaveTitle('Vantrel Quoin - Ironwood Off-Road');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quoin');
    await expect(page.getByRole('row', { name: /^18x9/ })).toContainText('5.71');
    await page.getByText('Matte graphite').click();
    await expect(page.getByRole('img', { name: /Matte graphite/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'F-150, 2021 on' })).toHaveAttribute(
      'href',
      '/build?vehicle=ford-f150-2021',
    );
    await page.getByRole('link', { name: 'Add to my build' }).click();
    await expect(page).toHaveURL('/build');
  });
});

test('a shelf is kept for everybody, and its canonical address has no wishes in it', async ({
  request,
}) => {
  const response = await request.get('/store/tires?brand=wexmoor');
  expect(await response.text()).toMatch(/rel="canonical" href="[^"]*\/store\/tires"/);
  expect((await request.get('/store/tires')).headers()['cache-control']).toContain('s-maxage');
});

test('a wheel that the shop does not have is a 404 with the site’s own page', async ({ page }) => {
  const response = await page.goto('/store/wheels/no-such-wheel');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
