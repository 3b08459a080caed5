import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { sourcePath } from '#src/db/source-path.ts';
import type * as HostileStory from '#tests/factories/hostile-story.ts';
import { xssCorpus } from '#tests/factories/xss-corpus.ts';
import { canvas, makeStory, openEditor, outlinePart } from './editor-page.ts';
import { expect, queryRows, test } from './fixtures.ts';

// Vite finds the bloks by their folders (`import.meta.glob`), which other loaders cannot.
const { hostileBloks } = (
  await runnerImport<typeof HostileStory>(sourcePath('tests/factories/hostile-story.ts'), {
    configFile: false,
    logLevel: 'error',
  })
).module;

/** The number of payloads on one page. */
const perPage = 160;
const batches = Array.from({ length: Math.ceil(xssCorpus.length / perPage) }, (_, at) =>
  xssCorpus.slice(at * perPage, (at + 1) * perPage),
);

/** One sets the status of the response, the others are only for pages of wheels and of jobs. */
const leftOut = ['status-code', 'product-detail', 'job-application-form'];
/** They mostly show forms or the shop's own records and contain few texts, so one page is enough. */
const long = [
  ...['appointment-form', 'contact-form'],
  ...['faq', 'finished-with-this', 'gallery-grid', 'recent-builds', 'reviews', 'service-cards'],
  ...['services-list', 'start-build', 'store-grid'],
];

/** They write what they were given as HTML, after it was cleaned. */
const html = ['Prose', 'callout-banner', 'rich-text', 'rich-text-page'];

/**
 * Each payload in every field of the parts that write HTML and of every twelfth other part, and each of those with
 * every twelfth payload; all combinations are covered without a browser in `tests/integration/xss-corpus.test.ts`.
 */
function bodyOf(payloads: readonly string[], key: string, every = 12) {
  return payloads.flatMap((payload, at) =>
    hostileBloks(payload, `${key}-${at}`)
      .filter(({ component }) => !leftOut.includes(component))
      .filter(({ component }, nth) => {
        if (long.includes(component)) return at === 0;
        return html.includes(component) || (at + nth) % every === 0;
      }),
  );
}

/** What no page may do, recorded in the page itself; requests to other sites are recorded outside. */
async function watch(page: Page, origin: string): Promise<() => Promise<string[]>> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:/.test(url.protocol) && url.origin !== origin) asked.push(url.href);
  });
  page.on('dialog', (dialog) => {
    asked.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    window.alert = () => void seen.push('a script ran');
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
  });
  return async () => {
    const frames = page
      .frames()
      .map((frame) =>
        frame.evaluate(() => (window as unknown as { seen?: string[] }).seen ?? []).catch(() => []),
      );
    return [...asked, ...(await Promise.all(frames)).flat()];
  };
}

async function hostileStory(slug: string, body: unknown[], published: boolean): Promise<number> {
  const id = await makeStory(slug);
  const content = { _uid: `${slug}-page`, component: 'page', seo_title: slug, body };
  // The database cannot store zero bytes, and requests with one are refused before.
  const kept = JSON.stringify(content).replaceAll('\\u0000', '');
  await queryRows('update content_stories set content = $2 where id = $1', [id, kept]);
  if (!published) return id;
  await queryRows(
    `insert into content_publications (story_id, name, content, revision, published_at, first_published_at)
     select id, name, content, revision, now(), now() from content_stories where id = $1`,
    [id],
  );
  return id;
}

for (const [at, payloads] of batches.entries()) {
  test(`payloads ${at * perPage + 1} to ${at * perPage + payloads.length} run nothing on a page`, async ({
    page,
    baseURL,
  }) => {
    const problems = await watch(page, String(baseURL));
    await hostileStory(`xss-${at}`, bodyOf(payloads, String(at)), true);
    const answer = await page.goto(`/xss-${at}`);
    expect(answer?.status()).toBe(200);
    expect(await page.locator('main h1').count()).toBeGreaterThan(payloads.length / 12);
    // The first key press hydrates the page: everything is rendered once more, in the browser.
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect(await problems()).toEqual([]);
  });
}

test('the editor shows payloads as words, in its frame, its outline and its forms', async ({
  page,
  baseURL,
}) => {
  const problems = await watch(page, String(baseURL));
  const payloads = xssCorpus.filter((_, at) => at % 60 === 0);
  const id = await hostileStory('xss-editor', bodyOf(payloads, 'e', 3), false);
  await openEditor(page, id);
  await expect(canvas(page).locator('main')).toContainText('<script>alert(1)</script>');
  for (const name of ['Hero', 'Call to action', 'Text with pictures', 'Film across']) {
    await outlinePart(page, name).first().click();
    await expect(page.getByRole('complementary', { name: 'Fields' })).toContainText(name);
  }
  expect(await problems()).toEqual([]);
});
