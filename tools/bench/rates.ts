import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { sourcePath } from '#src/db/source-path.ts';

export type Asked = Pick<autocannon.Options, 'url' | 'requests'>;

type Measuring = { rounds: number; seconds: number };

/** Requests per second for both, medians over the rounds. The first round only warms up. */
export async function alternate(
  [one, other]: readonly [Asked, Asked],
  { rounds, seconds }: Measuring,
): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const measured = [
      await requestsPerSecond(one, seconds),
      await requestsPerSecond(other, seconds),
    ] as const;
    if (round === 0) continue;
    rates[0].push(measured[0]);
    rates[1].push(measured[1]);
  }
  return [median(rates[0]), median(rates[1])];
}

async function requestsPerSecond(asked: Asked, seconds: number): Promise<number> {
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

/** Plain `node:http` in a process of its own, which sends the same bytes as this page. */
export async function startBareServer(page: string): Promise<{ url: string; child: ChildProcess }> {
  const script = sourcePath('tools/bench/bare-server.ts');
  const child = spawn(process.execPath, [script, page], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, child };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
