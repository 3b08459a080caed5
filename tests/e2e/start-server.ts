import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireFonts } from '#tests/browser/used-fonts.ts';
import { truckPhoto } from '#tests/factories/photos.ts';
import { startMailServer } from '#tests/fakes/mail-server.ts';
import { type PictureSite, startPictureSite } from '#tests/fakes/picture-site.ts';
import { collectServerLog, openServerLogs, searchServerLogs } from '#tests/logs/server-logs.ts';
import { compileCache } from '#tests/setup/compile-cache.ts';
import { copyDemoShop, prepareDemoShop } from '#tests/setup/demo-shop.ts';
import { isContentElsewhere } from './content-elsewhere.ts';
import { openSessions } from './sign-in.ts';

/** Starts the built site on the data folder of a shop's first day, and stops it when the tests are over. */
export default async function startServer(): Promise<() => Promise<void>> {
  await requireFonts();
  openServerLogs();
  const mail = await startMailServer();
  const removeDemoShop = await prepareDemoShop();
  const content = isContentElsewhere ? await startProcess() : null;
  const supplier = await startSupplier();
  const site = await startProcess({
    ...(content && contentOf(content)),
    SMTP_URL: mail.url,
    FEED_INSIDE_HOSTS: supplier.host,
  });
  process.env.SITE_URL = site.url;
  process.env.SITE_ROWS_URL = site.rowsUrl;
  await openSessions();
  if (content) {
    process.env.CONTENT_ROWS_URL = content.rowsUrl;
    // From now on, everything the site shows came through the other process.
    await run(site, 'truncate content_stories cascade');
  }
  return async () => {
    await site.stop();
    await content?.stop();
    await mail.close();
    supplier.close();
    removeDemoShop();
    searchServerLogs();
  };
}

/** A supplier's site with one picture, "/corbel.jpg". */
async function startSupplier(): Promise<PictureSite> {
  const supplier = await startPictureSite();
  const photo = await truckPhoto('corbel.jpg', 400);
  supplier.at.set('/corbel.jpg', new Uint8Array(await photo.arrayBuffer()));
  process.env.SUPPLIER_URL = supplier.origin;
  return supplier;
}

export type SiteProcess = { url: string; rowsUrl: string; stop(): Promise<void> };

/** A site of its own, for tests that would change the shared one. */
export async function startProcess(environment: Record<string, string> = {}): Promise<SiteProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ironwood-e2e-'));
  if (!environment.SEED) copyDemoShop(dataDir);
  const server = spawn(process.execPath, ['tests/e2e/server-process.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'debug',
      ...compileCache,
      // A test that needs its own network sets X-Forwarded-For.
      TRUSTED_PROXY_HOPS: '1',
      // A test fills in a form faster than anybody could read it.
      FORM_MIN_SECONDS: '0',
      CONTENT_PUBLIC_TOKEN: 'e2e-public-token',
      CONTENT_PREVIEW_TOKEN: 'e2e-preview-token',
      OWNER_EMAIL: 'first@ironwood.example',
      OWNER_PASSWORD: 'gravel-37-lantern',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stderr.pipe(process.stderr);
  collectServerLog([server.stdout, server.stderr]);
  const ports = await portsPrintedBy(server);
  return {
    url: `http://localhost:${ports.site}`,
    rowsUrl: `http://127.0.0.1:${ports.rows}`,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** As the site would read from Storyblok: by token, over HTTP. */
function contentOf({ url }: SiteProcess): Record<string, string> {
  return {
    STORYBLOK_TOKEN: 'e2e-public-token',
    STORYBLOK_ENDPOINT: `${url.replace('localhost', '127.0.0.1')}/v2`,
  };
}

async function run({ rowsUrl }: SiteProcess, text: string): Promise<void> {
  const answer = await fetch(rowsUrl, {
    method: 'POST',
    body: JSON.stringify({ text, values: [] }),
  });
  if (!answer.ok) throw new Error(`The database refused: ${text}`);
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
