import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { sourcePath } from '#src/db/source-path.ts';
import { startBuiltServer, temporaryFolder } from '#tests/process/built-server.ts';
import type { BenchResult } from './result.ts';

const rounds = 5;
const seconds = 3;

/**
 * The home page from the page cache against a bare `node:http` server that sends the same
 * compressed bytes, each in a process of its own. Rounds alternate, so that a noisy neighbour hits
 * both; medians are compared.
 */
export async function measurePages(): Promise<BenchResult[]> {
  const { folder, remove } = temporaryFolder();
  const site = await startBuiltServer({ DATA_DIR: folder });
  const bare = await startBareServer(site.url);
  try {
    return [await compare(site.url, bare.url)];
  } finally {
    bare.child.kill();
    site.kill('SIGINT');
    await site.ended;
    remove();
  }
}

async function compare(site: string, bare: string): Promise<BenchResult> {
  const rates = { site: [] as number[], bare: [] as number[] };
  // The first round only warms both up.
  for (let round = 0; round <= rounds; round += 1) {
    const [ofBare, ofSite] = [await requestsPerSecond(bare), await requestsPerSecond(site)];
    if (round === 0) continue;
    rates.bare.push(ofBare);
    rates.site.push(ofSite);
  }
  const [siteRate, bareRate] = [median(rates.site), median(rates.bare)];
  const ratio = siteRate / bareRate;
  const text = `home from the page cache: ${Math.round(siteRate)} requests/s, bare node:http ${Math.round(bareRate)}: ratio ${ratio.toFixed(2)}`;
  return { text, ratio, goal: 0.4 };
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${url} failed ${failed} times`);
  return result.requests.average;
}

async function startBareServer(site: string): Promise<{ url: string; child: ChildProcess }> {
  const script = sourcePath('tools/bench/bare-server.ts');
  const child = spawn(process.execPath, [script, site], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, child };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
