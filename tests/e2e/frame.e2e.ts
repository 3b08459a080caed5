import { expect, test } from './fixtures.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the banner is one line; once closed it stays closed without moving the page, until it has another text', async ({
    page,
  }) => {
    const banner = page.getByRole('complementary', { name: 'Notice' });
    const highest = () => page.evaluate(() => document.querySelector('header')?.offsetTop);
    for (const path of ['/', '/es']) {
      await page.goto(path);
      expect(await highest(), path).toBeLessThan(50);
      expect(await highest(), path).toBeGreaterThan(20);
    }
    await page.goto('/careers');
    await banner.getByRole('button', { name: 'Close the notice' }).click();
    await expect(banner).toBeHidden();
    const closed = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('banner-')));
    // The browser closes it at once; once the router is there, it is remembered.
    await expect.poll(closed).toHaveLength(1);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    expect(await highest()).toBe(0);
    await expect(banner).toBeHidden();
    const [key = ''] = await closed();
    await page.evaluate((name) => localStorage.removeItem(name), key);
    await page.evaluate(() => localStorage.setItem('banner-before', 'closed'));
    await page.reload();
    await expect(banner).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('the menu opens, offers to call, and is gone on the page it leads to', async ({
        page,
      }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Open menu' }).click();
        const call = page.getByRole('link', { name: 'Call Us' });
        await expect(call).toBeVisible();
        await expect(call).toHaveAttribute('href', 'tel:+14807777700');
        await page.getByRole('link', { name: 'Careers', exact: true }).first().click();
        await expect(page).toHaveURL('/careers');
        await expect(call).toBeHidden();
        // The bar gives its room to the page.
        await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeHidden();
      });
    });
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('breadcrumbs lead from the home icon to this page; home has none, and its header and footer say what the specification says', async ({
    page,
  }) => {
    await page.goto('/gallery/ford');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(crumbs.getByRole('link', { name: 'Gallery' })).toHaveAttribute('href', '/gallery');
    await page.goto('/');
    await expect(crumbs).toBeHidden();
    const header = page.getByRole('banner');
    for (const name of ['Services', 'Gallery', 'Careers', 'Contact']) {
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(header.getByRole('link', { name: '(480) 777-7700' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Start your Build' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    for (const text of ['2100 W Desert Cove Rd', 'Mon-Fri 8am-6pm', 'Saturday 9am-1pm', '© 2021']) {
      await expect(footer.getByText(text)).toBeVisible();
    }
    for (const name of ['Facebook', 'Instagram']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
  });

  test('a new page starts at its top, an address with a hash at its part', async ({ page }) => {
    await page.goto('/services');
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goto('/services/lift-kits#recheck');
    await expect(page.locator('#recheck')).toBeInViewport();
  });
});
