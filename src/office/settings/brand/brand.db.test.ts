import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { readContentVersion } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { type Fields, postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action } from './brand.page.tsx';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedBookingShop(database.db);
  ctx = asStaff(createTestContext(database.db), 'owner');
});
afterAll(() => database.close());

const fields = {
  shortName: 'Granite Peak',
  'tagline-en': 'Measured first',
  'footerLine-en': 'Idaho contractor 4711',
  copyrightYears: '',
  logo: 'name',
  accent: '#1F6F78',
  ink: '#1d2427',
  fonts: 'oswald',
  corners: 'sharp',
};
const svg = (size: string, content = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}<path d="M0 0h9v9z"/></svg>`;
const drawing = (text: string) => new File([text], 'logo.svg');

const save = (change: Fields = {}) => postForm(action, ctx, { fields: { ...fields, ...change } });

const brand = async () => (await getShopSettings({ ...ctx })).brand;

test('names, colors and shape are saved, and what visitors read is of a new version', async () => {
  const before = await readContentVersion(database.db);
  await save();
  expect(await brand()).toMatchObject({
    shortName: 'Granite Peak',
    tagline: { en: 'Measured first' },
    footerLine: { en: 'Idaho contractor 4711' },
    colors: { accent: '#1f6f78', ink: '#1d2427' },
    fonts: 'oswald',
    corners: 'sharp',
  });
  expect(await readContentVersion(database.db)).not.toBe(before);
});

test('a logo is cleaned, kept by a save without a file, and taken away by a choice', async () => {
  const file = drawing(svg('width="80" height="20"', '<script>alert(1)</script>'));
  await save({ logo: 'picture', logoFile: file });
  const { logo } = await brand();
  expect(logo).toMatchObject({ kind: 'picture', type: 'svg', widthPx: 80, heightPx: 20 });
  expect(JSON.stringify(logo)).not.toContain('script');
  await save({ logo: 'picture' });
  expect((await brand()).logo).toEqual(logo);
  await save();
  expect((await brand()).logo).toEqual({ kind: 'name' });
});

test('what cannot be used is refused beside its field, and nothing is saved', async () => {
  await save({ iconFile: drawing(svg('width="40" height="40"')) });
  const before = await brand();
  const refused: [Fields, string][] = [
    [{ accent: 'teal' }, 'accent'],
    [{ logo: 'picture' }, 'logoFile'],
    [{ logoFile: new File(['MZ'], 'logo.svg') }, 'logoFile'],
    [{ iconFile: drawing(svg('width="80" height="20"')) }, 'iconFile'],
  ];
  for (const [change, path] of refused) {
    const { status, answer } = await save(change);
    expect([status, Object.keys(answer.issues ?? {})], path).toEqual([422, [path]]);
  }
  expect(await brand()).toEqual(before);
  await save({ noIcon: 'on' });
  expect((await brand()).icon).toBeNull();
});
