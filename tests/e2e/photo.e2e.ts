import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { goodCases, type PhotoCase } from '#tests/photo/photo-cases.ts';
import { renderPhoto } from '#tests/photo/render-photo.ts';
import { trueMarks } from '#tests/photo/true-camera.ts';
import { desk, expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { prepareBuild } from './prepared-build.ts';

const parts = {
  'lift-kits': 'bramblecut-fenline-6x5',
  wheels: 'basaltline-corbel-17x9-6x135-p0',
};

/** A photo of a stock F-150 on a silver day, small enough to be rendered within seconds. */
function photographed(): PhotoCase {
  const [first] = goodCases(1);
  if (!first) throw new Error('no photo');
  const photo = { width: 1000, height: 750, focal35mm: 24 };
  const distanceIn = first.camera.distanceIn * 1.05;
  return { ...first, photo, camera: { ...first.camera, yawDegrees: 5, distanceIn } };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your truck, this build' });
const picture = (page: Page) => dialog(page).getByRole('img');

async function openDialog(page: Page): Promise<void> {
  await page.goto('/build?step=tires');
  await expectHydrated(page.locator('.build.build-page'));
  await page.getByRole('button', { name: 'Use a photo of my truck' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Taps both hubs, as far off as a thumb is. */
async function tapWheels(page: Page, one: PhotoCase): Promise<void> {
  const board = dialog(page).locator('.photo-board');
  const box = await board.boundingBox();
  if (!box) throw new Error('no photo is shown');
  const scale = box.width / one.photo.width;
  const { front, rear } = trueMarks(one);
  for (const { x, y } of [front, rear])
    await board.click({ position: { x: x * scale + 2, y: y * scale - 2 } });
}

test('an owner’s photo gets the build to scale, stays on the device, and is gone when deleted', async ({
  page,
}) => {
  const one = photographed();
  const buffer = await renderPhoto(one, { samples: 2 });
  const file = { name: 'truck.jpg', mimeType: 'image/jpeg', buffer };
  await page.setViewportSize(phone);
  await prepareBuild(page.request, { truck: 'f150', parts });
  await openDialog(page);
  const sent = watchSent(page);
  await expectAccessible(page, phone);
  await dialog(page).locator('input[type="file"]').setInputFiles(file);

  await test.step('both rims are tapped, and snap', async () => {
    await tapWheels(page, one);
    await expect(dialog(page).getByText('Both rims found.')).toBeVisible();
    await expect(dialog(page).getByText(/^Seen 5° off square from about \d+ ft/)).toBeVisible();
    await expectAccessibleInTwoLooks(page);
  });

  await test.step('a handle is moved by keyboard, says where it is, and snaps back', async () => {
    const top = dialog(page).getByRole('button', { name: 'Front wheel, top of the rim' });
    await top.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
    const told = dialog(page).getByText(/^Front wheel, top of the rim: \d+ across, \d+ down$/);
    await expect(told).toBeAttached();
    await expect(dialog(page).getByText('Both rims found.')).toBeVisible();
  });

  await test.step('Escape closes it and loses nothing', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Use a photo of my truck' }).click();
    await expect(dialog(page).getByText('Both rims found.')).toBeVisible();
  });

  await test.step('wheels only first, then the lift with the drawing as outline', async () => {
    await dialog(page).getByRole('button', { name: 'Put the wheels on' }).click();
    await expect(picture(page)).toHaveAttribute('data-ready');
    await expect(dialog(page).getByText('The body is where it was.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Lift the body too' }).click();
    await expectAccessible(page, desk);
    await dialog(page).getByRole('button', { name: 'Lift the truck' }).click();
    await expect(picture(page)).toHaveAttribute('data-ready');
    const before = await pixels(page);
    const lift = dialog(page).getByRole('slider', { name: 'Lift' });
    await lift.press('Home');
    await expect(lift).toHaveAttribute('aria-valuetext', '0 in');
    expect(await pixels(page)).not.toBe(before);
    await lift.press('End');
    await expect(picture(page)).toHaveAccessibleName(
      /^2021 Ford F-150 .* 9\.5 in higher, 86\.7 in tall$/,
    );
    await expectAccessibleInTwoLooks(page);
  });

  await test.step('before and after are compared without painting the truck anew', async () => {
    const painted = await pixels(page);
    const before = dialog(page).locator('.photo-before');
    const compare = dialog(page).getByRole('slider', { name: 'Before and after' });
    await compare.press('End');
    await expect(before).toBeVisible();
    await expect(before).toHaveCSS('clip-path', /^inset\(0px /);
    expect(await pixels(page)).toBe(painted);
    await compare.press('Home');
    await expect(before).toBeHidden();
  });

  await test.step('it is saved without anything about its place or time', async () => {
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Save picture' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('2021-ford-f-150.jpg');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const saved = Buffer.concat(chunks);
    expect(saved.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(saved.includes('Exif')).toBe(false);
    // Words on the shop's own night color, below a line in its accent.
    const { width = 0, height = 0 } = await sharp(saved).metadata();
    const band = { left: 0, top: Math.round(height * 0.85), width, height: Math.round(height / 8) };
    const { channels } = await sharp(await sharp(saved).extract(band).toBuffer()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  });

  await test.step('kept, it is there the next time; deleted, it is gone', async () => {
    await dialog(page).getByRole('button', { name: 'Keep on this device' }).click();
    await expect(dialog(page).getByText('Kept on this device')).toBeVisible();
    expect(await storedPhotos(page)).toBe(1);
    await openDialog(page);
    await dialog(page).getByRole('button', { name: 'Open the saved photo' }).click();
    await expect(picture(page)).toHaveAttribute('data-ready');
    await dialog(page).getByRole('button', { name: 'Delete the photo' }).click();
    await expect(dialog(page).getByText('The photo is deleted from this device.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Open the saved photo' })).toBeHidden();
    expect(await storedPhotos(page)).toBe(0);
  });
  expect(sent).toEqual([]);
});

/** No visit that a page reports is longer, and no photo is shorter. */
const longestVisit = 1000;

/** Requests that leave for another site or carry more than a page's own visit; also those of beacons. */
function watchSent(page: Page): string[] {
  const sent: string[] = [];
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:blob|data):$/.test(url.protocol)) return;
    const carried = (request.postDataBuffer()?.length ?? 0) + url.search.length;
    const isVisit = request.method() === 'GET' || url.pathname === '/api/event';
    if (url.origin !== origin || !isVisit || carried > longestVisit) sent.push(request.url());
  });
  return sent;
}

/** What the picture shows, as a text that is equal for equal pictures. */
function pixels(page: Page): Promise<string> {
  return picture(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/png'));
}

function storedPhotos(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const asked = indexedDB.open('ironwood-photos', 1);
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const all = asked.result.transaction('photos').objectStore('photos').getAll();
          all.onsuccess = () => resolve(all.result.length);
        };
      }),
  );
}
