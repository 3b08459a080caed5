import { expect, test } from 'vitest';
import {
  renderMarkdown,
  renderRichText,
  sanitizeBannerHtml,
} from '#src/domain/content/index.server.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { parseBloks } from '#src/site/pages/parse-bloks.ts';
import { hostileBloks, hostileDocument } from '#tests/factories/hostile-story.ts';
import { dangersIn, scriptsIn } from '#tests/factories/html-dangers.ts';
import { xssCorpus } from '#tests/factories/xss-corpus.ts';
import { renderLazyExample } from '#tests/render-blok.tsx';

const silent = { warn: () => {} };

test('the corpus is as large as it says, and every payload is a different one', () => {
  expect(xssCorpus.length).toBeGreaterThanOrEqual(300);
  expect(new Set(xssCorpus).size).toBe(xssCorpus.length);
});

test('the judge of the parts sees what runs', () => {
  const running = [
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<img src="//evil.example/x.png"/>',
    '<p style="color:red">x</p>',
    '<video poster="https://evil.example/x.png"></video>',
    '<p>a < b</p>',
  ];
  expect(running.filter((html) => scriptsIn(html).length === 0)).toEqual([]);
});

test('Markdown, rich text and banner of every payload hold words and honest links only', () => {
  const found = xssCorpus.flatMap((payload) =>
    [
      renderMarkdown(payload),
      renderMarkdown(`[${payload}](${payload}) ![${payload}](${payload})`),
      renderRichText(hostileDocument(payload)),
      sanitizeBannerHtml(payload),
      sanitizeBannerHtml(`<a href="${payload}">x</a>`),
    ].flatMap((html) => dangersIn(html).map((danger) => `${payload}: ${danger}`)),
  );
  expect(found).toEqual([]);
});

test('no address of the corpus leads into a script', () => {
  const running = xssCorpus
    .map((payload) => safeUrl(payload))
    .filter((url) => url !== null && /^(?:javascript|data|vbscript|blob|file):/i.test(url));
  expect(running).toEqual([]);
});

test('every part of a page with every payload in every field writes no script', async () => {
  const found: string[] = [];
  for (const payload of xssCorpus) {
    for (const blok of parseBloks(hostileBloks(payload, 'k'), { logger: silent })) {
      if (needsData.has(blok.component)) continue;
      const html = await renderLazyExample({ name: payload, blok, data: { html: '' } });
      for (const danger of scriptsIn(html)) found.push(`${blok.component} ${payload}: ${danger}`);
    }
  }
  expect(found).toEqual([]);
}, 120_000);

/** Shown on a real page, with their data, in tests/e2e/xss-corpus.e2e.ts. */
const needsData = new Set([
  'appointment-form',
  'contact-form',
  'contact-location',
  'drawn-answers',
  'faq',
  'finished-with-this',
  'gallery-grid',
  'job-application-form',
  'lift-table',
  'product-detail',
  'recent-builds',
  'reviews',
  'service-cards',
  'services-list',
  'start-build',
  'store-grid',
]);
