import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { sourcePath } from '#src/db/source-path.ts';
import { startBuiltServer, temporaryFolder } from '#tests/process/built-server.ts';
import type { BenchResult } from './result.ts';

const rounds = 5;
const seconds = 3;

/**
 * The home page from the page cache, also with parameters that it does not read, compared with a plain `node:http`
 * server that sends the same compressed bytes, each in its own process. Rounds alternate, so that a noisy neighbor
 * affects both; medians are compared.
 */
export async function measurePages(): Promise<BenchResult[]> {
  const { folder, remove } = temporaryFolder();
  const site = await startBuiltServer({ DATA_DIR: folder });
  const bare = await startBareServer(site.url);
  try {
    const queried = () => `${site.url}/?x=${Math.random().toString(36).slice(2)}`;
    await (await fetch(queried())).text();
    return [await compareHome(site.url, bare.url), await compareQueries(site.url, queried)];
  } finally {
    bare.child.kill();
    site.kill('SIGINT');
    await site.ended;
    remove();
  }
}

async function compareHome(site: string, bare: string): Promise<BenchResult> {
  const [bareRate, siteRate] = await alternate([{ url: bare }, { url: site }]);
  const ratio = siteRate / bareRate;
  const text = `home from the page cache: ${Math.round(siteRate)} requests/s, bare node:http ${Math.round(bareRate)}: ratio ${ratio.toFixed(2)}`;
  return { text, ratio, goal: 0.4 };
}

/** Each request has another parameter, which no page reads, so none may be rendered for it. */
async function compareQueries(site: string, queried: () => string): Promise<BenchResult> {
  const setupRequest: autocannon.Request['setupRequest'] = (request) => {
    const { pathname, search } = new URL(queried());
    return { ...request, path: pathname + search };
  };
  const [plain, unknown] = await alternate([
    { url: site, requests: [{ setupRequest: (request) => ({ ...request, path: '/' }) }] },
    { url: site, requests: [{ setupRequest }] },
  ]);
  const ratio = unknown / plain;
  const text = `home with an unknown parameter: ${Math.round(unknown)} requests/s, without ${Math.round(plain)}: ratio ${ratio.toFixed(2)}`;
  return { text, ratio, goal: 0.8 };
}

type BenchRequest = Pick<autocannon.Options, 'url' | 'requests'>;

/** Requests per second for both, medians over the rounds. The first round only warms up. */
async function alternate([one, other]: [BenchRequest, BenchRequest]): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const measured = [await requestsPerSecond(one), await requestsPerSecond(other)] as const;
    if (round === 0) continue;
    rates[0].push(measured[0]);
    rates[1].push(measured[1]);
  }
  return [median(rates[0]), median(rates[1])];
}

async function requestsPerSecond(asked: BenchRequest): Promise<number> {
  const result = await autocannon({
    ...asked,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${asked.url} failed ${failed} times`);
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
