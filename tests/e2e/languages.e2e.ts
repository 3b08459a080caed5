import { expect, test } from './fixtures.ts';

test.describe('a browser that reads Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is led to Spanish once, and stays where its owner goes from there', async ({
    page,
    context,
  }) => {
    await page.goto('/?utm_source=a');
    await expect(page).toHaveURL('/es?utm_source=a');
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);

    await page.mouse.move(80, 90, { steps: 2 });
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Galería').click();
    await expect(page).toHaveURL('/es/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('trocas');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });
});

test('the switch keeps the page and what was asked of it, and remembers the language', async ({
  page,
  context,
}) => {
  await page.goto('/build?step=vehicle&vehicle=ford-f150-2021');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/build?step=vehicle&vehicle=ford-f150-2021');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'i18n_redirected', value: 'es', path: '/', sameSite: 'Lax' }),
  );
});

test('a kept page is the same for every language that a browser asks for', async ({ request }) => {
  const english = { 'Accept-Language': 'en-US' };
  const spanish = { 'Accept-Language': 'es-MX,es;q=0.9', Cookie: 'i18n_redirected=es' };
  for (const [path, lang] of [
    ['/', 'en'],
    ['/services', 'en'],
    ['/es', 'es'],
    ['/es/services', 'es'],
  ] as const) {
    for (const headers of [spanish, english, spanish]) {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toContain(`<html lang="${lang}"`);
    }
  }
});

test('the first page says what it depends on; who is led is kept by no cache', async ({
  request,
}) => {
  const headers = { 'Accept-Language': 'es', 'User-Agent': 'Mozilla/5.0' };
  const led = await request.get('/', { headers, maxRedirects: 0 });
  expect(led.status()).toBe(302);
  expect(led.headers()).toMatchObject({ location: '/es', 'cache-control': 'private, no-store' });
  expect(led.headers()['x-content-type-options']).toBe('nosniff');
  const first = await request.get('/');
  expect(first.headers().vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  const crawler = { ...headers, 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  expect((await request.get('/', { headers: crawler, maxRedirects: 0 })).status()).toBe(200);
});

test('the office, its doors and the papers of the API have no Spanish address', async ({
  request,
}) => {
  for (const path of ['/admin', '/login', '/logout', '/api/docs', '/calendar-feed/x']) {
    const answer = await request.get(`/es${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
  }
});
