import axe from 'axe-core';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blokExamples } from './blok-examples.ts';
import { chromiumLaunch } from './browser/chromium.ts';
import { requireFonts } from './browser/used-fonts.ts';
import { renderLazyExample } from './render-blok.tsx';

let browser: Browser;
let css: string;

beforeAll(async () => {
  await requireFonts();
  css = await builtStyles();
  browser = await chromium.launch(await chromiumLaunch());
}, 60_000);

afterAll(() => browser.close());

/** The other scheme only changes colors, so only the color rules are checked again. */
const looks = [
  { colorScheme: 'light', rules: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  { colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
] as const;

for (const { colorScheme, rules } of looks) {
  test(`no example of a blok breaks an accessibility rule, ${colorScheme}`, async () => {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
    await page.setContent(emptyPage());
    await page.evaluate(axe.source);
    const examples = await renderedExamples();
    const found = await page.evaluate(violations, { examples, rules: [...rules] });
    await page.close();
    expect(found).toEqual([]);
  }, 180_000);
}

type Rendered = { name: string; html: string };
/** Rules by name or by tag, not mixed. */
type Checked = { examples: Rendered[]; rules: string[] };

async function renderedExamples(): Promise<Rendered[]> {
  const all = blokExamples.flatMap(({ folder, examples }) =>
    examples.map((example) => ({ name: `${folder}: ${example.name}`, example })),
  );
  return Promise.all(
    all.map(async ({ name, example }) => ({ name, html: await renderLazyExample(example) })),
  );
}

/** Nothing scrolls here, so what is fixed at the bottom would only hide what is behind it. */
const unpinned = '.build-bar { position: static !important }';

function emptyPage(): string {
  return `<!doctype html><html lang="en"><head><title>Bloks</title><style>${css}${unpinned}</style></head>
    <body><main></main></body></html>`;
}

/**
 * Runs in the page: the rules that apply to a part, not to the page around it. One example is shown at a time,
 * because the checker reads the whole document for each.
 */
async function violations({ examples, rules }: Checked): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const main = document.querySelector('main') as HTMLElement;
  const found: string[] = [];
  for (const { name, html } of examples) {
    main.innerHTML = html;
    const result = await inPage.run(main, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    for (const { id, nodes } of result.violations) {
      found.push(`${name}: ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
    }
  }
  return found;
}

/** The styles of every page, then those that some bloks add (src/site/bloks/styles.ts). */
const sheets = [
  'frame/app',
  'build/build-pages',
  'gallery/gallery-pages',
  'booking/request-pages',
  'store/store-pages',
];

async function builtStyles(): Promise<string> {
  const input = sheets.map((name) => `src/site/${name}.css`);
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input } },
  })) as { output: { originalFileNames?: string[]; source?: unknown }[] };
  return input
    .map((file) => {
      const sheet = output.find(({ originalFileNames }) => originalFileNames?.includes(file));
      if (!sheet) throw new Error(`${file} was not built`);
      return String(sheet.source);
    })
    .join('\n');
}
