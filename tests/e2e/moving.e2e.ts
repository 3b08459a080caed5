import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A first sign of a person: the page's scripts run from here on. */
async function wake(page: Page) {
  await page.mouse.move(60, 60, { steps: 2 });
}

/** Addresses of films that the page asks for. */
function filmRequests(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  return films;
}

test('a film plays in its still’s place once somebody is there, and can be stopped', async ({
  page,
}) => {
  const films = filmRequests(page);
  await page.goto('/gallery');
  const frame = page.locator('.film');
  await expect(frame.getByRole('img', { name: /Trucks pass a ridge/ })).toBeVisible();
  const before = await frame.boundingBox();
  expect(films).toEqual([]);
  await wake(page);
  const video = frame.locator('video');
  await expect(video).toHaveClass('is-shown');
  await expect(video).toHaveCSS('transition-duration', '1s');
  await expect(video).toHaveCSS('opacity', '1');
  expect(films[0]).toMatch(/lineup-640\.webm$/);
  expect(await frame.boundingBox()).toEqual(before);
  await frame.getByRole('button', { name: 'Pause film' }).click();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await frame.getByRole('button', { name: 'Play film' }).click();
  await expect(frame.getByRole('button', { name: 'Pause film' })).toBeVisible();
});

test('who wants less motion gets the still, without film and without a button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const films = filmRequests(page);
  await page.goto('/gallery');
  await wake(page);
  await page.waitForFunction(() => document.querySelector('script[type^="inert/"]') === null);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.film button')).toHaveCount(0);
  await expect(page.locator('.film img')).toBeVisible();
  expect(films).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('.film video')).toHaveClass('is-shown');
});
