import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sourcePath } from '#src/db/source-path.ts';
import type { Balancer } from '#tests/process/machines/balancer.ts';
import { freePort } from '#tests/process/machines/free-port.ts';

/** Caddy with the file of compose.yaml, in front of two processes; null on a machine without it. */
export async function startCaddy(
  folder: string,
  targets: readonly string[],
): Promise<Balancer | null> {
  if (spawnSync('caddy', ['version']).status !== 0) return null;
  const port = await freePort();
  const [first = '', second = ''] = targets.map((target) => new URL(target).host);
  const config = readFileSync(sourcePath('deploy/Caddyfile'), 'utf8')
    .replaceAll('site-1:3000', first)
    .replaceAll('site-2:3000', second)
    .replace(/^:3000 \{/m, `:${port} {\n\tbind 127.0.0.1`);
  const path = join(folder, 'Caddyfile');
  writeFileSync(path, config);
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', path], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await wait(100);
  return {
    url,
    async close() {
      caddy.kill('SIGTERM');
      await once(caddy, 'exit');
    },
  };
}
