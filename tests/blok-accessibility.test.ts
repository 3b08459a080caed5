import axe from 'axe-core';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blokExamples } from './blok-examples.ts';
import { chromiumLaunch } from './e2e/chromium.ts';
import { renderLazyExample } from './render-blok.tsx';

let browser: Browser;
let css: string;

beforeAll(async () => {
  css = await builtStyles();
  browser = await chromium.launch(await chromiumLaunch());
}, 60_000);

afterAll(() => browser.close());

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no example of a blok breaks an accessibility rule, ${colorScheme}`, async () => {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
    await page.setContent(await galleryHtml());
    await page.evaluate(axe.source);
    const found = await page.evaluate(violations);
    await page.close();
    expect(found).toEqual([]);
  }, 60_000);
}

/** Every example in a section of its own: ids and landmarks may repeat from one to the next. */
async function galleryHtml(): Promise<string> {
  const sections: string[] = [];
  for (const { folder, examples } of blokExamples) {
    for (const example of examples) {
      const html = await renderLazyExample(example);
      sections.push(`<div data-example="${folder}: ${example.name}">${html}</div>`);
    }
  }
  return `<!doctype html><html lang="en"><head><title>Bloks</title><style>${css}</style></head>
    <body><main>${sections.join('\n')}</main></body></html>`;
}

/** Runs in the page: the rules that hold for a part, not for the page around it. */
async function violations(): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const found: string[] = [];
  for (const example of document.querySelectorAll('[data-example]')) {
    const result = await inPage.run(example, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'duplicate-id-aria': { enabled: false } },
    });
    for (const { id, nodes } of result.violations) {
      const targets = nodes.map((node) => node.html.slice(0, 120)).join(' | ');
      found.push(`${example.getAttribute('data-example')}: ${id}: ${targets}`);
    }
  }
  return found;
}

async function builtStyles(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: 'src/app/styles/app.css' } },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as {
    output: { fileName: string; source?: unknown }[];
  }[];
  const file = outputs
    .flatMap(({ output }) => output)
    .find(({ fileName }) => fileName.endsWith('.css'));
  return String(file?.source);
}
