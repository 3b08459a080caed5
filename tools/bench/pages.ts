import { createServer } from 'node:http';
import autocannon from 'autocannon';
import startServer from '../../tests/e2e/start-server.ts';

export type BenchResult = { text: string; ratio: number; goal: number };

const rounds = 3;
const seconds = 4;

/**
 * The home page from the page cache against a bare `node:http` server that sends the same
 * compressed bytes. Rounds alternate, so that a noisy neighbour hits both; medians are compared.
 */
export async function measurePages(): Promise<BenchResult[]> {
  const stop = await startServer();
  const site = process.env.SITE_URL ?? '';
  const bare = await startBareServer(site);
  try {
    const rates = { site: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      rates.bare.push(await requestsPerSecond(bare.url));
      rates.site.push(await requestsPerSecond(site));
    }
    const ratio = median(rates.site) / median(rates.bare);
    const text = `home from the page cache: ${Math.round(median(rates.site))} requests/s, bare node:http ${Math.round(median(rates.bare))}, ratio ${ratio.toFixed(2)}`;
    return [{ text, ratio, goal: 0.4 }];
  } finally {
    bare.close();
    await stop();
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return result.requests.average;
}

async function startBareServer(site: string) {
  const { body, type } = await compressedHome(site);
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** The very bytes that the site sends (node:http, because fetch would decompress them). */
async function compressedHome(site: string): Promise<{ body: Buffer; type: string }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(site, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), type: response.headers['content-type'] ?? '' }),
      );
    }).once('error', reject);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
