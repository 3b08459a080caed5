import type { Page } from '@playwright/test';
import { phone } from './accessible.ts';
import { makeStory } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { wake } from './hydrated.ts';

test.use({ viewport: phone, reducedMotion: 'no-preference' });

/** Two pictures of the team page: one that loads the second time, one that never does. */
const lateFile = 'portrait-hank-dobry';
const lostFile = 'portrait-wes-tolliver';

/** URLs of films that the page requests. */
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

test('a picture that fails is asked for three times, then its words stand in its place', async ({
  page,
  consoleProblems,
}) => {
  let [late, lost] = [0, 0];
  await page.route('**/portrait-*/m/**', (route) => {
    const url = route.request().url();
    if (url.includes(lostFile)) lost += 1;
    else if (url.includes(lateFile)) late += 1;
    return url.includes(lostFile) || (url.includes(lateFile) && late === 1)
      ? route.abort()
      : route.continue();
  });
  await page.clock.install();
  await page.goto('/meet-the-team');
  const picture = (file: string) => page.locator(`img[src*="${file}"]`);
  await picture(lostFile).scrollIntoViewIfNeeded();
  await picture(lateFile).scrollIntoViewIfNeeded();
  // Both have failed once before hydration; on a slow machine scrolling alone triggers it.
  await expect.poll(() => Math.min(late, lost)).toBeGreaterThan(0);
  await wake(page);
  await page.waitForFunction(() => document.querySelector('script[type^="inert/"]') === null);
  await page.waitForLoadState('networkidle');
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return [late, lost];
    })
    .toEqual([2, 3]);
  await expect(picture(lateFile)).toHaveAttribute('lazy', 'loaded');
  await page.clock.runFor(60_000);
  await expect(picture(lostFile)).toHaveAttribute('lazy', 'error');
  expect(lost).toBe(3);
  consoleProblems.splice(0);
});

test('slides move by themselves every three seconds, until somebody is at them', async ({
  page,
}) => {
  const headlines = ['One', 'Two', 'Three', 'Four'];
  const slides = headlines.map((headline) => ({ _uid: headline, component: 'Teaser', headline }));
  const body = [{ _uid: 'slides', component: 'carousel', autoplay: 3000, slides }];
  await makeStory('slides', { published: true, body });
  await page.clock.install();
  await page.goto('/slides');
  const carousel = page.getByRole('region', { name: 'Slides' });
  // The mouse triggers hydration and rests on the slides, so they pause.
  await carousel.hover();
  await page.mouse.move(180, 400, { steps: 2 });
  await carousel.hover();
  const dot = (n: number) => carousel.getByRole('button', { name: `Go to ${n}`, exact: true });
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(30_000);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(5, 5);
  await page.clock.runFor(3000);
  await expect(dot(1)).not.toHaveAttribute('aria-current');
  await carousel.getByRole('button', { name: 'Stop rotation' }).press('Enter');
  await expect(carousel.getByRole('button', { name: 'Start rotation' })).toBeFocused();
  await dot(3).press('Enter');
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
});
