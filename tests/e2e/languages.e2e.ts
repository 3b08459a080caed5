import { expect, test } from './fixtures.ts';
import { wake } from './hydrated.ts';
import { hasCached, openWithWorker } from './worker-cache.ts';

// A test with the worker reads what it has cached.
test.use({ reuseContext: false });

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
    for (const _visit of ['first', 'second']) {
      await page.goto('/');
      await expect(page).toHaveURL('/es');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    }

    await wake(page);
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

test('the switch keeps the page and what was asked of it; who pressed Español gets Spanish at the front door, until English', async ({
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
  await page.goto('/');
  await expect(page).toHaveURL('/es');
  // A shared link determines its language itself.
  await page.goto('/gallery');
  await expect(page).toHaveURL('/gallery');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Ironwood' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goto('/es/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/services');
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the copy of the first page does not stand in the way of the chosen language', async ({
    page,
  }) => {
    await page.goto('/');
    await openWithWorker(page);
    await page.goto('/');
    await expect.poll(() => hasCached(page, '/')).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es');
    await page.goto('/');
    await expect(page).toHaveURL('/es');
  });
});

test('a kept page is the same for every language that a browser asks for', async ({ request }) => {
  const english = { 'Accept-Language': 'en-US' };
  const spanish = { 'Accept-Language': 'es-MX,es;q=0.9', Cookie: 'i18n_redirected=es' };
  for (const [path, lang] of [
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

test('the kept first page is for those who read English; who chose Spanish is led past it', async ({
  baseURL,
}) => {
  const spanishBrowser = { 'Accept-Language': 'es-MX,es;q=0.9' };
  const visits: { headers: Record<string, string>; lang: 'en' | 'es' }[] = [
    { headers: { 'Accept-Language': 'en-US' }, lang: 'en' },
    { headers: { 'Accept-Language': 'en-US', Cookie: 'i18n_redirected=es' }, lang: 'es' },
    { headers: { ...spanishBrowser, Cookie: 'i18n_redirected=es' }, lang: 'es' },
    { headers: { ...spanishBrowser, Cookie: 'i18n_redirected=en' }, lang: 'en' },
    { headers: { 'Accept-Language': 'en-US', Cookie: 'i18n_redirected=zz' }, lang: 'en' },
  ];
  for (const { headers, lang } of [...visits, ...visits]) {
    // Without cookies: each request is another visitor.
    const answer = await fetch(`${baseURL}/`, { headers, redirect: 'manual' });
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(answer.status).toBe(lang === 'en' ? 200 : 302);
    if (lang === 'en') expect(await answer.text()).toContain('<html lang="en"');
    else {
      expect(answer.headers.get('location')).toBe('/es');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  }
});

test('the first page says what it depends on; who is led is kept by no cache', async ({
  baseURL,
}) => {
  const open = (headers: Record<string, string>) =>
    fetch(`${baseURL}/`, { headers, redirect: 'manual' });
  const headers = { 'Accept-Language': 'es', 'User-Agent': 'Mozilla/5.0' };
  const led = await open(headers);
  expect(led.status).toBe(302);
  expect(led.headers.get('location')).toBe('/es');
  expect(led.headers.get('cache-control')).toBe('private, no-store');
  expect(led.headers.get('x-content-type-options')).toBe('nosniff');
  const first = await open({ 'Accept-Language': 'en' });
  expect(first.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  const crawler = { ...headers, 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  expect((await open(crawler)).status).toBe(200);
});

test('the office, its doors and the papers of the API have no Spanish address', async ({
  request,
}) => {
  for (const path of ['/admin', '/login', '/logout', '/api/docs', '/calendar-feed/x']) {
    const answer = await request.get(`/es${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
  }
});
