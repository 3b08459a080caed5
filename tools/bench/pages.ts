import type autocannon from 'autocannon';
import { startBuiltServer, temporaryFolder } from '#tests/process/built-server.ts';
import { alternate, startBareServer } from './rates.ts';
import type { BenchResult } from './result.ts';

const measuring = { rounds: 5, seconds: 3 };

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
  const [bareRate, siteRate] = await alternate([{ url: bare }, { url: site }], measuring);
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
  const [plain, unknown] = await alternate(
    [
      { url: site, requests: [{ setupRequest: (request) => ({ ...request, path: '/' }) }] },
      { url: site, requests: [{ setupRequest }] },
    ],
    measuring,
  );
  const ratio = unknown / plain;
  const text = `home with an unknown parameter: ${Math.round(unknown)} requests/s, without ${Math.round(plain)}: ratio ${ratio.toFixed(2)}`;
  return { text, ratio, goal: 0.8 };
}
