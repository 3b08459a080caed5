import { addTexts, pseudoCode } from '#tests/pseudo-language/add-language.ts';
import { untranslatedWords } from '#tests/pseudo-language/untranslated-words.ts';
import { silent, textsOf } from './english-left.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';
import { askFor, draw, type Markup, parse } from './markup.ts';
import { onOwnSite } from './own-site.ts';
import { lostPaths, templatePaths, visitorPaths } from './routes.ts';

/*
 * A generated language, accented and longer, goes the way that every other one goes: an entry, words,
 * texts in the database. What it does not reach could not be translated; what breaks by its length
 * breaks in German too.
 */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const templates = [
  ...templatePaths.map((path) => [path, 200] as const),
  ...lostPaths.slice(0, 1).map((path) => [path, 404] as const),
];

// As documents: nothing is told by a script alone, and what `<noscript>` says is read too.
test.use({ viewport: phone, javaScriptEnabled: false, bypassCSP: true });

onOwnSite({ NODE_OPTIONS: '--import=./tests/pseudo-language/register.ts' });

test.beforeAll(translateRecords);
// Afterwards, because it begins the content version that the pages are rendered with.
test.beforeAll(switchOn);

/** As an owner would in the settings. */
async function switchOn() {
  await queryRows(
    `update shop_settings set added = jsonb_set(added, '{languages,on}', added #> '{languages,on}' || to_jsonb($1::text))`,
    [pseudoCode],
  );
  await queryRows('update content_spaces set version = version + 1');
  const front = () => fetch(`${process.env.SITE_URL}/${pseudoCode}`, { redirect: 'manual' });
  await expect.poll(async () => (await front()).status).toBe(200);
}

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

/** What no browser is to translate, a moment, and the letters on a drawn tire. */
const names = '[translate=no], time, textPath';

async function untranslatedTexts(markup: Markup): Promise<string[]> {
  const told = await markup.evaluate((read) =>
    [...read.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent.trim()),
  );
  const known = told.sort((one, other) => other.length - one.length);
  const texts = await textsOf(markup, `${silent}, ${names}`);
  return texts.filter((text) => untranslatedWords(text, known).length > 0);
}

const inPseudo = (path: string) => `/${pseudoCode}${path === '/' ? '' : path}`;

test('every page of visitors can be translated', async ({ page, request }) => {
  const lost = lostPaths.map((path) => ({ path, status: 404 }));
  const found = visitorPaths.map((path) => ({ path, status: 200 }));
  for (const { path, status } of [...found, ...lost]) {
    const markup = await parse(page, await askFor(request, inPseudo(path), status));
    expect.soft(await markup.evaluate((read) => read.documentElement.lang), path).toBe(pseudoCode);
    expect.soft(await untranslatedTexts(markup), `not translatable on ${path}`).toEqual([]);
  }
});

test('every template has room for longer words', async ({ page, request }) => {
  await page.goto('/robots.txt');
  for (const [path, status] of templates) {
    await page.setViewportSize(phone);
    await draw(page, await askFor(request, inPseudo(path), status));
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      const faults = await layoutFaults(page);
      expect.soft(faults, `${path} at ${size.width} px`).toEqual([]);
    }
  }
});
