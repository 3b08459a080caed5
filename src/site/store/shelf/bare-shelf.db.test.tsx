import { expect, test } from 'vitest';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { load } from './load.server.ts';
import { storeGridSchema } from './schema.ts';

test('a shop without goods says that, and not that filters left nothing', async () => {
  const database = await openTestDatabase();
  const ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  const blok = storeGridSchema.parse({ component: 'store-grid', category: 'wheels' });
  const url = new URL('http://localhost/store/wheels');
  const page = requestOf({ context: null, url, request: new Request(url), params: {} });
  const html = renderBlok(blok, await load({ ctx, blok, page }));
  await database.close();
  expect(html).toContain('Nothing in this part of the store yet');
  expect(html).toContain('href="tel:+14807777700"');
  expect(html).not.toMatch(/<form|0 models|<select/);
  expect(html).not.toContain(storeStrings['empty.title'].en);
});
