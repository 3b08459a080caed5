import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '#tests/browser/chromium.ts';

/** Starts the tests' browser with an empty profile, and returns the port of its DevTools. */
export async function startBrowser(): Promise<{ port: number; stop(): Promise<void> }> {
  const { executablePath, args, env } = await chromiumLaunch({ whole: true });
  const profile = mkdtempSync(join(tmpdir(), 'ironwood-browser-'));
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(executablePath, [...args, ...options, 'about:blank'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  return {
    port: await devToolsPort(child.stderr),
    async stop() {
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function devToolsPort(stderr: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    stderr.on('data', (chunk) => {
      output += chunk;
      const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output) ?? [];
      if (port) resolve(Number(port));
    });
    stderr.once('end', () => reject(new Error(`The browser did not start: ${output}`)));
  });
}
