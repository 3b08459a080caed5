import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { changeShopSettings, getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { brandFiles } from '#src/web/brand/index.server.ts';
import { renderFavicon } from '#src/web/install/logo.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { HttpEnv } from '../http-env.ts';
import { brandRoutes } from './brand.ts';

let database: Database;
let ctx: Ctx;
const app = new Hono<HttpEnv>();

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  app.use(async (c, next) => {
    c.set('ctx', { ...ctx });
    await next();
  });
  const drawFavicon = (icon: Parameters<typeof renderFavicon>[0]) => renderFavicon(icon);
  app.route(
    '/',
    brandRoutes({ brandFiles, drawFavicon: (icon) => drawFavicon({ ...icon, letters: null }) }),
  );
});
afterAll(() => database.close());

async function changeBrand(change: Partial<ShopSettings['brand']>) {
  await changeShopSettings(ctx, ({ brand }) => ({ brand: { ...brand, ...change } }));
  return brandFiles(await getShopSettings({ ...ctx })).look;
}

test('a shop in the built-in colors needs no sheet and no icon of its own', async () => {
  const { look } = brandFiles(await getShopSettings({ ...ctx }));
  expect(look).toMatchObject({ sheet: null, favicon: '/favicon.svg', icons: 'ffffff' });
  expect(look.lines).toEqual({ first: 'Ironwood', rest: 'Off-Road' });
});

test('the sheet of other colors is small, and kept for ever under an address that changes with them', async () => {
  const before = await changeBrand({ colors: { accent: '#1f6f78', ink: '#1d2427' } });
  const answer = await app.request(before.sheet ?? '');
  const text = await answer.text();
  expect(text).toContain('--accent:light-dark(#1f6f78,');
  expect(text.length).toBeLessThan(2500);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const after = await changeBrand({ corners: 'sharp' });
  expect(after.sheet).not.toBe(before.sheet);
  const late = await app.request(before.sheet ?? '');
  expect(late.headers.get('cache-control')).toBe('public, max-age=60');
});

test('a logo is sent as what it is, and runs nothing', async () => {
  const logo = {
    kind: 'picture' as const,
    type: 'svg' as const,
    data: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>',
    widthPx: 40,
    heightPx: 40,
  };
  const { mark, favicon } = await changeBrand({ logo });
  if (mark.kind !== 'picture') throw new Error('No logo is shown');
  const answer = await app.request(mark.src);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(await answer.text()).toBe(logo.data);
  const icon = await (await app.request(favicon)).text();
  expect(icon).toContain(`data:image/svg+xml;base64,${btoa(logo.data)}`);
  expect((await app.request('/brand/dark-logo.0123456789ab.svg')).status).toBe(404);
});
