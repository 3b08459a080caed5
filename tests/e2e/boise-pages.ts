import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { boise } from './boise-shop.ts';
import { expect, queryRows } from './fixtures.ts';
import { createForeignFinder } from './foreign-words.ts';

/** Every page that a visitor can come to without a link of their own. */
export const openPages = [
  ...['/', '/services', '/services/lift-kits', '/services/custom-wheels'],
  ...['/store', '/store/wheels', '/store/tires', '/store/lift-kits'],
  ...['/store/wheels/basaltline-corbel', '/store/tires/granfell-saltmarch-at'],
  ...['/store/lift-kits/bramblecut-fenline', '/store/compare', '/store/wheels?q=zzz', '/build'],
  ...[
    '/build?step=vehicle&vehicle=ford-f150-2021',
    '/build/compare',
    '/build/reminder',
    '/build/share',
    '/build/vote',
  ],
  ...['/gallery', '/gallery/ford', '/gallery/ford/daily-driver', '/contact', '/appointment'],
  ...[
    '/appointment?service=leveling-kit',
    '/appointment/waiting-list?service=leveling-kit',
    '/careers',
  ],
  ...[
    '/careers/alignment-technician',
    '/careers/withdrawn',
    '/meet-the-team',
    '/terms',
    '/privacy',
  ],
  ...['/offline', '/login', '/api/docs', '/api/docs/catalog'],
];
/** Two of them are drafts of the starter site, for a shop that does such work. */
export const lostPages = [
  ...['/services/off-road-accessories', '/services/4x4-customization'],
  ...['/no/such/page', '/gallery/edsel', '/appointment/manage/x', '/setup/x'],
];
export const machineFiles = [
  ...['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/sitemap-pages.xml'],
  ...['/sitemap-gallery.xml', '/sitemap-products.xml', '/sitemap-jobs.xml', '/api/openapi.json'],
  ...['/api/jobs', '/api/jobs.rss', '/p/v1/vehicles', '/p/v1/builds'],
];
/** Without the settings of the place, which name every time zone of the country. */
export const officePages = [
  ...[
    '',
    '/leads',
    '/calendar',
    '/calendar/new',
    '/applications',
    '/careers',
    '/gallery',
    '/reviews',
  ],
  ...['/outbox', '/content', '/media', '/reports', '/setup', '/settings', '/settings/brand'],
  ...['/settings/services', '/settings/mail', '/settings/rates', '/account', '/backups'],
].map((path) => `/admin${path}`);

const find = createForeignFinder();

type Looked = { paths: readonly string[]; status?: RegExp };
type Found = Record<string, string[]>;

/** What does not belong into these answers, by path. Each must have the status. */
export async function findForeign(
  request: APIRequestContext,
  { paths, status = /200/ }: Looked,
): Promise<Found> {
  const found: Found = {};
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(String(answer.status()), path).toMatch(status);
    const words = find(await answer.text());
    if (words.length > 0) found[path] = words;
  }
  return found;
}

/** The same for the letters that were written, of which there must be twelve kinds. */
export async function findForeignLetters(): Promise<Found> {
  const unwritten = () => queryRows('select letter from mail_messages where html is null');
  await expect.poll(unwritten).toEqual([]);
  const letters = await queryRows('select * from mail_messages');
  expect(new Set(letters.map(({ letter }) => letter)).size).toBeGreaterThanOrEqual(12);
  const found: Found = {};
  for (const { letter, subject, html, plain } of letters) {
    const words = find([subject, html, plain].join('\n'));
    if (words.length > 0) found[`letter ${letter}`] = words;
    expect.soft(html, String(letter)).toContain(boise.name);
  }
  return found;
}

type Pixel = { path: string; left: number; top: number };

/** The color of a picture at this place, "#1f6f78". */
export async function pixelOf(
  request: APIRequestContext,
  { path, left, top }: Pixel,
): Promise<string> {
  const picture = sharp(await (await request.get(path)).body());
  const pixel = await picture.extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
