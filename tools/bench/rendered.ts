import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { sourcePath } from '#src/db/source-path.ts';
import { temporaryFolder } from '#tests/process/built-server.ts';
import { findServerPrograms, startPostgres } from '#tests/setup/postgres.ts';
import { alternate, startBareServer } from './rates.ts';
import type { Used } from './rendered-server.ts';
import type { BenchResult } from './result.ts';

const measuring = { rounds: 3, seconds: 2 };
const statementsCounted = 20;
/** A rendered page may cost as much as this many requests to the bare server. */
const mostOnEmbedded = 200;
const mostOnPostgres = 150;

const paths = [
  '/',
  '/gallery',
  '/gallery/ford',
  '/services/lift-kits',
  '/store/wheels?diameter=17',
  '/store/wheels/basaltline-ashlar-bl',
  '/build?vehicle=ford-f150-2021',
  '/contact',
  '/appointment',
  '/careers',
];

/**
 * Pages that are rendered for each request, compared with a plain `node:http` server that sends the home page; on
 * both engines if there is a PostgreSQL.
 */
export async function measureRendered(): Promise<BenchResult[]> {
  const results = await measureOn({ name: 'embedded', most: mostOnEmbedded, environment: {} });
  const programs = findServerPrograms();
  if (!programs) return results;
  const postgres = await startPostgres(programs);
  try {
    const environment = { DATABASE_URL: postgres.url };
    return [
      ...results,
      ...(await measureOn({ name: 'PostgreSQL', most: mostOnPostgres, environment })),
    ];
  } finally {
    await postgres.stop();
  }
}

type Engine = { name: string; most: number; environment: Record<string, string> };

async function measureOn({ name, most, environment }: Engine): Promise<BenchResult[]> {
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder, ...environment });
  const bare = await startBareServer(site.url);
  try {
    const results: BenchResult[] = [];
    for (const path of paths) {
      const statements = await countStatements(site, path);
      const asked = [{ url: bare.url }, { url: site.url + path }] as const;
      const [bareRate, rate] = await alternate(asked, measuring);
      const times = bareRate / rate;
      const figures = `${rate.toFixed(0)} pages/s, bare node:http ${bareRate.toFixed(0)}: 1/${times.toFixed(0)}`;
      const text = `${path} rendered, ${name}: ${figures}, ${statements.toFixed(1)} statements`;
      results.push({ text, ratio: most / times, goal: 1 });
    }
    return results;
  } finally {
    bare.child.kill();
    site.child.disconnect();
    await once(site.child, 'exit');
    remove();
  }
}

type Measured = { url: string; child: ChildProcess };

async function startSite(environment: Record<string, string>): Promise<Measured> {
  const child = fork(sourcePath('tools/bench/rendered-server.ts'), [], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}`, child };
}

/** Statements of one page when nothing has changed. */
async function countStatements({ url, child }: Measured, path: string): Promise<number> {
  const visit = async () => (await fetch(url + path)).arrayBuffer();
  const used = async (): Promise<Used> => {
    const answer = once(child, 'message');
    child.send('used');
    const [since] = await answer;
    return since as Used;
  };
  await visit();
  await used();
  for (let at = 0; at < statementsCounted; at += 1) await visit();
  return (await used()).statements / statementsCounted;
}
