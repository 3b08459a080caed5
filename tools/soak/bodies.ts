import { execFile, execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sourcePath } from '#src/db/source-path.ts';
import { type BuiltServer, startBuiltServer } from '#tests/process/built-server.ts';
import type { SoakOptions } from './soak.ts';

const run = promisify(execFile);

/** Limits for a flood of unfinished or refused uploads, in MB and ms. */
const allowed = { peakMb: 250, restMb: 100, pageMs: 300 };
const flood = { posts: 200, megabytes: 10, megabytesPerSecond: 200 };
const restMs = 60_000;
const quietMs = 10_000;
const managementToken = 'soak-management-token';

/** 200 simultaneous posts of 10 MB to each URL that accepts files: memory and response times must not change. */
export async function soakBodies({ folder }: SoakOptions): Promise<void> {
  const server = await startBuiltServer({
    DATA_DIR: folder,
    FORM_ATTACK_PER_MINUTE: '0',
    CONTENT_MANAGEMENT_TOKEN: managementToken,
  });
  const faults: string[] = [];
  await wait(5_000);
  const idleMb = residentMb(server.pid);
  const quiet = await measure(server, wait(quietMs));
  console.log(`  before: pages ${told(quiet)}`);
  for (const path of ['/contact', '/careers/service-advisor', await announce(server)]) {
    const flooding = startFlood(new URL(path, server.url));
    const measured = await measure(server, flooding);
    const [answers, { peakMb, pageMs }] = [(await flooding).stdout.trim(), measured];
    await wait(restMs);
    const afterMb = residentMb(server.pid);
    const [address] = path.split('?');
    console.log(
      `  ${address}: ${answers}, memory ${idleMb} MB, at most ${peakMb}, after a minute ${afterMb}; pages ${told(measured)}`,
    );
    if (peakMb > idleMb + allowed.peakMb) faults.push(`${address}: ${peakMb} MB at most`);
    if (afterMb > idleMb + allowed.restMb) faults.push(`${address}: ${afterMb} MB after a minute`);
    if (pageMs.most > allowed.pageMs) faults.push(`${address}: a page took ${pageMs.most} ms`);
  }
  server.kill('SIGTERM');
  await server.ended;
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** With a lower priority than the site: a real flood comes from other machines. */
function startFlood(url: URL) {
  const figures = [flood.posts, flood.megabytes, flood.megabytesPerSecond].map(String);
  const script = [sourcePath('tools/soak/body-flood.ts'), url.href, ...figures];
  return run('nice', ['-n', '10', process.execPath, ...script]);
}

/** Samples response times and the server's memory until this is over. */
async function measure({ url, pid }: BuiltServer, until: Promise<unknown>) {
  const state = { isOver: false, peakMb: 0 };
  void until.finally(() => {
    state.isOver = true;
  });
  const times: number[] = [];
  while (!state.isOver) {
    const from = performance.now();
    await (await fetch(url)).text();
    times.push(Math.round(performance.now() - from));
    if (times.length % 4 === 0) state.peakMb = Math.max(state.peakMb, residentMb(pid));
    await wait(25);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const pageMs = { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
  return { pageMs, peakMb: state.peakMb };
}

function told({ pageMs }: Awaited<ReturnType<typeof measure>>): string {
  return `${pageMs.median} ms, at most ${pageMs.most} ms`;
}

/** The URL of an announced upload. */
async function announce({ url }: BuiltServer): Promise<string> {
  const response = await fetch(new URL('/v1/spaces/1/assets?filename=truck.jpg', url), {
    method: 'POST',
    headers: { Authorization: managementToken },
  });
  const { post_url } = (await response.json()) as { post_url: string };
  const { pathname, search } = new URL(post_url);
  return pathname + search;
}

function residentMb(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);
}
