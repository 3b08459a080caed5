import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the built site on a fresh data folder, and stops it when the tests are over. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ironwood-e2e-'));
  const server = spawn(process.execPath, ['tests/e2e/server-process.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      CONTENT_PUBLIC_TOKEN: 'e2e-public-token',
      CONTENT_PREVIEW_TOKEN: 'e2e-preview-token',
      OWNER_EMAIL: 'first@ironwood.example',
      OWNER_PASSWORD: 'gravel-37-lantern',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ports = await portsPrintedBy(server);
  process.env.SITE_URL = `http://localhost:${ports.site}`;
  process.env.SITE_ROWS_URL = `http://127.0.0.1:${ports.rows}`;
  return async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

type Ports = { site: number; rows: number };

function portsPrintedBy(server: ChildProcess): Promise<Ports> {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const line = text.split('\n').find((candidate) => candidate.startsWith('{"site"'));
      if (line) resolve(JSON.parse(line) as Ports);
    });
    server.once('exit', (code) =>
      reject(new Error(`The site stopped with code ${code}:\n${text}`)),
    );
  });
}
