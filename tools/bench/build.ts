import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '#tests/browser/chromium.ts';
import { startBuiltServer, temporaryFolder } from '#tests/process/built-server.ts';
import { controlsOf } from './build-controls.ts';
import { timeInteraction, watchInteractions } from './interaction.ts';
import type { BenchResult } from './result.ts';
import { bytesBeyond, type Scripts, scriptsOf } from './step-scripts.ts';

const rounds = 5;
const longestMs = 100;
const mostBytes = 60 * 1024;

const pages = [
  { name: 'vehicle', path: '/build?step=vehicle' },
  { name: 'lift kit', path: '/build?step=lift-kits' },
  { name: 'wheels', path: '/build?step=wheels' },
  { name: 'tires', path: '/build?step=tires' },
  { name: 'details', path: '/build?step=details' },
  { name: 'price', path: '/build?step=tires&view=price' },
] as const;

/**
 * The build on a phone: from every control to the next paint with a processor four times slower (INP), and how much
 * compressed JavaScript each step's page adds to the router.
 */
export async function measureBuild(): Promise<BenchResult[]> {
  const { folder, remove } = temporaryFolder();
  const site = await startBuiltServer({ DATA_DIR: folder });
  const browser = await chromium.launch(await chromiumLaunch({ whole: true }));
  try {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: site.url, viewport, hasTouch: true });
    const sizes = await measureScripts(context);
    return [...sizes, ...(await measureControls(context))];
  } finally {
    await browser.close();
    site.kill('SIGINT');
    await site.ended;
    remove();
  }
}

/** An F-150 with everything, so that every step has all its controls. */
async function startBuild(context: BrowserContext): Promise<void> {
  const vehicle = 'year=2023&make=Ford&model=F-150&vehicle=ford-f150-2021';
  const options = 'options=lift-kits&options=wheels&options=tires';
  await post(context, 'vehicle', `intent=start&${vehicle}&${options}`);
  await post(context, 'lift-kits', 'intent=choose&sku=bramblecut-fenline-7.5x6');
  await post(context, 'wheels', 'intent=choose&sku=vantrel-mullion-20x10-6x135-m18');
  await post(context, 'tires', 'intent=choose&sku=granfell-saltmarch-at-37x1250r20lt');
}

async function post({ request }: BrowserContext, step: string, data: string): Promise<void> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await request.post(`/build?step=${step}`, { data, headers, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`The ${step} of the build got ${answer.status()}`);
}

async function measureScripts(context: BrowserContext): Promise<BenchResult[]> {
  const page = await context.newPage();
  const router = await routerScripts(page);
  const results: BenchResult[] = [];
  let before = router;
  for (const { name, path } of pages) {
    await open(page, path);
    // The first page as new visitors see it; the others need the parts of a build.
    if (name === 'vehicle') await startBuild(context);
    const scripts = await scriptsOf(page);
    const [all, next] = [bytesBeyond(scripts, router), bytesBeyond(scripts, before)];
    const text = `JavaScript of ${name}: ${kilobytes(next)} more than what was there, ${kilobytes(all)} beyond the router in all`;
    results.push({ text, ratio: mostBytes / Math.max(next, 1), goal: 1 });
    before = new Map([...before, ...scripts]);
  }
  await page.close();
  return results;
}

/** What any page of the site has loaded once its router is running. */
async function routerScripts(page: Page): Promise<Scripts> {
  await page.goto('/contact');
  await page.mouse.move(200, 300, { steps: 2 });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  // Its last parts load after hydration.
  await page.waitForLoadState('networkidle');
  return scriptsOf(page);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

async function measureControls(context: BrowserContext): Promise<BenchResult[]> {
  const page = await context.newPage();
  await watchInteractions(page);
  const results: BenchResult[] = [];
  for (const { name, path } of pages) results.push(...(await measurePage(page, { name, path })));
  return results;
}

type Measured = { name: string; path: string };

async function measurePage(page: Page, { name, path }: Measured): Promise<BenchResult[]> {
  const session = await page.context().newCDPSession(page);
  await open(page, path);
  const results: BenchResult[] = [];
  for (const kind of (await controlsOf(page)).keys()) {
    const { told, times } = await measureKind(page, { kind, path, session });
    if (times.length > 0) results.push(resultOf(`${name}: ${told}`, times));
  }
  await session.detach();
  return results;
}

type MeasuredKind = { kind: string; path: string; session: CDPSession };

/** One after the other, so that the next one sees what the last one changed. */
async function measureKind(page: Page, { kind, path, session }: MeasuredKind) {
  const times: number[] = [];
  let told = kind;
  for (let round = 0; round < rounds; round += 1) {
    const controls = (await controlsOf(page)).get(kind) ?? [];
    const control = controls[round % controls.length];
    if (!control) break;
    told = `${kind.split(' ')[0]} "${control.name}"`;
    const ms = await timeInteraction(page, { session, act: await control.aim() });
    if (ms !== null) times.push(ms);
    if (ms === null || !page.url().endsWith(path)) await open(page, path);
  }
  return { told, times };
}

/** Hydrated and ready to use. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const flow = document.querySelector('.build.build-page');
    return Object.keys(flow ?? {}).some((key) => key.startsWith('__reactProps'));
  });
}

/** Other programs only ever add time: the median of the rounds is reported, together with all of them. */
function resultOf(what: string, times: readonly number[]): BenchResult {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const all = times.map((ms) => (ms === 0 ? '<16' : Math.round(ms))).join(', ');
  const text = `${what}: ${all} ms to the next paint`;
  return { text, ratio: longestMs / Math.max(middle, 1), goal: 1 };
}
