import lighthouse, { type Result } from 'lighthouse';
import { startBuiltServer, temporaryFolder } from '#tests/process/built-server.ts';
import { startBrowser } from './browser.ts';
import type { BenchResult } from './result.ts';

const pages = [
  ...['/', '/gallery', '/services/lift-kits'],
  ...['/store/wheels', '/store/wheels/vantrel-quoin'],
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse as it comes, on a simulated telephone. Every category of every page should be 100. */
export async function measureLighthouse(): Promise<BenchResult[]> {
  const { folder, remove } = temporaryFolder();
  const site = await startBuiltServer({ DATA_DIR: folder });
  // The origin that its canonical addresses name.
  const origin = site.url.replace('127.0.0.1', 'localhost');
  const browser = await startBrowser();
  const results: BenchResult[] = [];
  try {
    for (const path of pages) results.push(...(await audit(origin + path, browser.port)));
    return results;
  } finally {
    await browser.stop();
    site.kill('SIGINT');
    await site.ended;
    remove();
  }
}

async function audit(url: string, port: number): Promise<BenchResult[]> {
  const flags = { port, onlyCategories: categories, logLevel: 'error' as const };
  const run = await lighthouse(url, flags);
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = run;
  const { pathname } = new URL(url);
  const paint = ['first-contentful-paint', 'largest-contentful-paint'].map((id) =>
    seconds(lhr, id),
  );
  const weight = `paint ${paint.join(' and ')} s, JavaScript ${scriptBytes(lhr)} bytes`;
  return Object.values(lhr.categories).map(({ title, score, auditRefs }) => {
    const costly = auditRefs.filter(({ id, weight }) => weight > 0 && isCostly(lhr.audits[id]));
    const reasons = costly.map(({ id }) => id).join(', ');
    const points = Math.round((score ?? 0) * 100);
    const text = `${pathname} ${title}: ${points}${reasons && ` (${reasons})`}; ${weight}`;
    return { text, ratio: score ?? 0, goal: 1 };
  });
}

function isCostly(found: Result['audits'][string] | undefined): boolean {
  return typeof found?.score === 'number' && found.score < 1;
}

function seconds(lhr: Result, id: string): string {
  return ((lhr.audits[id]?.numericValue ?? 0) / 1000).toFixed(2);
}

/** Bytes on the wire of all scripts that the page loaded by itself. */
function scriptBytes(lhr: Result): number {
  const details = lhr.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return items
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum, item) => sum + Number(item.transferSize), 0);
}
