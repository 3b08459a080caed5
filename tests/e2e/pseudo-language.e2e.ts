import type { Page } from '@playwright/test';
import { addTexts, pseudoCode } from '#tests/pseudo-language/add-language.ts';
import { untranslatedWords } from '#tests/pseudo-language/untranslated-words.ts';
import { silent, textsOf } from './english-left.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';
import { onOwnSite } from './own-site.ts';
import { lostPaths, visitorPaths } from './routes.ts';

/*
 * A generated language, accented and longer, goes the way that every other one goes: an entry, words,
 * texts in the database. What it does not reach could not be translated; what breaks by its length
 * breaks in German too.
 */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
// As documents: nothing is told by a script alone, and what `<noscript>` says is read too.
test.use({ viewport: phone, javaScriptEnabled: false });

onOwnSite({ NODE_OPTIONS: '--import=./tests/pseudo-language/register.ts' });

test.beforeAll(translateRecords);

/** The texts of the shop, as somebody would have written them in the office. */
async function translateRecords() {
  const columns = await queryRows(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type = 'jsonb'`,
  );
  for (const { table_name: table, column_name: column } of columns) {
    const rows = await queryRows(
      `select ctid::text as place, ${column} as value from ${table}
       where ${column}::text ~ '"es"|__i18n__es'`,
    );
    await queryRows(
      `update ${table} set ${column} = given.value::jsonb
       from unnest($1::text[], $2::text[]) as given (place, value) where ctid = given.place::tid`,
      [rows.map(({ place }) => place), rows.map(({ value }) => JSON.stringify(addTexts(value)))],
    );
  }
}

/** Pictures have their sizes in the page: one without a size of its own moves nothing, and is much quicker. */
test.beforeEach(async ({ page }) => {
  const nothing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route(/\/(?:f|drawings|pictures|media|_ipx)\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: nothing }),
  );
});

/** What no browser is to translate, a moment, and the letters on a drawn tire. */
const names = '[translate=no], time, textPath';

async function untranslatedTexts(page: Page): Promise<string[]> {
  const told = await page.locator('[translate=no]').allTextContents();
  const known = told.map((name) => name.trim()).sort((one, other) => other.length - one.length);
  const texts = await textsOf(page, `${silent}, ${names}`);
  return texts.filter((text) => untranslatedWords(text, known).length > 0);
}

async function expectTranslated(page: Page) {
  const at = page.url();
  await expect(page.locator('html'), at).toHaveAttribute('lang', pseudoCode);
  expect.soft(await untranslatedTexts(page), `not translatable on ${at}`).toEqual([]);
}

async function expectRoom(page: Page) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    const faults = await layoutFaults(page);
    expect.soft(faults, `${page.url()} at ${size.width} px`).toEqual([]);
  }
}

async function expectPage(page: Page, path: string, status = 200) {
  await page.setViewportSize(phone);
  const local = path === '/' ? '' : path;
  const answer = await page.goto(`/${pseudoCode}${local}`, { waitUntil: 'load' });
  expect.soft(answer?.status(), path).toBe(status);
  await expectTranslated(page);
  await expectRoom(page);
}

test('every page of visitors can be translated, and has room for longer words', async ({
  page,
}) => {
  for (const path of visitorPaths) await expectPage(page, path);
  for (const path of lostPaths) await expectPage(page, path, 404);
});
