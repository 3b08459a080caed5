import { type Browser, chromium, type Page } from '@playwright/test';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { drawSide, stockBuild } from '#src/drawing/index.ts';
import { chromiumLaunch } from '#tests/browser/chromium.ts';
import { startBuiltServer, temporaryFolder } from '#tests/process/built-server.ts';
import type { BenchResult } from './result.ts';
import { scriptingPerFrame } from './scripting-per-frame.ts';

const mostRenderMs = 5;
const mostScriptingMs = 8;
const slowdown = 4;
const rounds = 6;
const dragSteps = 150;

/** A drawing on the server, and the cost per frame while the lift slider is dragged. */
export async function measureDrawing(): Promise<BenchResult[]> {
  return [renderTime(), await dragTime()];
}

/** Every vehicle lifted, with ids of its own, so that nothing is cached. */
function renderTime(): BenchResult {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const vehicle of vehicleSchema.array().parse(records)) {
      const stock = stockBuild(vehicle);
      const tire = { ...stock.tire, diameterIn: 33 + round / 10, tread: 'M/T' as const };
      const build = { ...stock, tire, liftFrontIn: 4, liftRearIn: 3 };
      const from = performance.now();
      drawSide({ vehicle, build, options: { dimensions: 'labelled' } });
      // The first round only warms up.
      if (round > 0) times.push(performance.now() - from);
    }
  }
  const median = atShare(times, 0.5);
  const text = `one side view: median ${median.toFixed(1)} ms, p95 ${atShare(times, 0.95).toFixed(1)} ms (goal: median ${mostRenderMs} ms)`;
  return { text, ratio: mostRenderMs / median, goal: 1 };
}

async function dragTime(): Promise<BenchResult> {
  const { folder, remove } = temporaryFolder();
  const site = await startBuiltServer({ DATA_DIR: folder });
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const frames = await traceDrag(browser, site.url);
    const p95 = atShare(frames, 0.95);
    const text = `dragging the lift slider, CPU ${slowdown} times slower: scripting per frame p95 ${p95.toFixed(1)} ms, median ${atShare(frames, 0.5).toFixed(1)} ms of ${frames.length} frames (goal: p95 ${mostScriptingMs} ms)`;
    return { text, ratio: mostScriptingMs / p95, goal: 1 };
  } finally {
    await browser.close();
    site.kill('SIGINT');
    await site.ended;
    remove();
  }
}

async function traceDrag(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}/build?make=Toyota&model=Tacoma&year=2021`);
  // Forced, because the checks before a click leave listeners on the page that would be measured too.
  await page.locator('button[form="build-vehicle"]').click({ force: true });
  const slider = page.locator('input[type="range"]');
  await slider.waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Once there and back, so that the code is compiled, as it is after a second of use.
  await drag(page);
  await browser.startTracing(page, { categories: ['devtools.timeline', '__metadata'] });
  await drag(page);
  const trace = await browser.stopTracing();
  return scriptingPerFrame(trace.toString());
}

/** Slowly over the whole slider, about one step per frame, and back. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('input[type="range"]').boundingBox();
  if (!box) throw new Error('The build page has no lift slider.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 10, y);
  await page.mouse.down();
  for (let step = 0; step <= dragSteps; step += 1) {
    const share = 1 - Math.abs(1 - (2 * step) / dragSteps);
    await page.mouse.move(box.x + 10 + (box.width - 20) * share, y);
    await page.waitForTimeout(14);
  }
  await page.mouse.up();
}

function atShare(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
