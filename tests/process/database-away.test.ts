import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findServerPrograms, startPostgres } from '#tests/setup/postgres.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { emptyFolder } from './data-folders.ts';
import { openToVisitors, ownerOfShop } from './open-to-visitors.ts';
import { servedFields } from './served-fields.ts';
import { type Gate, openGate } from './slow-gate.ts';

const programs = findServerPrograms();
const patient = { timeout: 240_000 };
const ways: [string, Parameters<Gate['set']>[0]][] = [
  ['stopped', 'cut'],
  ['paused', 'hold'],
  // Longer than any page waits for one answer.
  ['slow', { delayMs: 20_000 }],
];

async function start(): Promise<{ server: BuiltServer; gate: Gate }> {
  const postgres = await startPostgres(programs ?? '');
  onTestFinished(postgres.stop);
  const folder = decodeURIComponent(new URL(postgres.url).searchParams.get('host') ?? '');
  const gate = await openGate(join(folder, '.s.PGSQL.5432'));
  onTestFinished(gate.close);
  const server = await startBuiltServer({
    DATA_DIR: emptyFolder(),
    SEED: 'empty',
    DATABASE_URL: `postgres://postgres@127.0.0.1:${gate.port}/postgres`,
    FORM_MIN_SECONDS: '0',
    ...ownerOfShop,
  });
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await server.ended;
  });
  await openToVisitors(server);
  return { server, gate };
}

/** The response, with its duration. */
async function ask(url: URL, init: RequestInit = {}) {
  const from = performance.now();
  const response = await fetch(url, init);
  const text = await response.text();
  return { response, text, ms: performance.now() - from };
}

/** Anybody watching a server waits two seconds; on a busy machine two of three tries may fail. */
async function statusInTime(url: URL): Promise<number | undefined> {
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer !== null) return answer.status;
  }
  return undefined;
}

test.runIf(programs)(
  'without its database the site shows what it kept, gives forms back filled, and recovers',
  patient,
  async () => {
    const { server, gate } = await start();
    const at = (path: string) => new URL(path, server.url);
    const served = servedFields((await ask(at('/contact'))).text);
    const fields = { ...served, name: 'Rosa Delgado', contact: 'rosa@example.org', topic: 'fit' };
    const form = { ...fields, message: 'Does a 35 fit <b>?' };
    const post = () => ({
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams(form),
    });
    for (const [way, mode] of ways) {
      gate.set(mode);
      const sent = await ask(at('/contact'), post());
      expect([way, sent.response.status]).toEqual([way, 503]);
      expect(Number(sent.response.headers.get('Retry-After'))).toBeGreaterThan(0);
      for (const typed of ['Rosa Delgado', 'rosa@example.org', 'Does a 35 fit &lt;b&gt;?']) {
        expect(sent.text).toContain(typed);
      }
      // Answered at once from the known state; waiting for the database would take until it is back.
      expect([way, await statusInTime(at('/readyz'))]).toEqual([way, 503]);
      const kept = await ask(at('/?utm_source=x'));
      expect([way, kept.response.status]).toEqual([way, 200]);
      expect([way, kept.response.headers.get('Age')]).toEqual([
        way,
        expect.stringMatching(/^\d+$/),
      ]);
      const unkept = await ask(at('/store/wheels'), { headers: { Accept: 'text/html' } });
      expect([way, unkept.response.status]).toEqual([way, 503]);
      expect(unkept.response.headers.get('Retry-After')).toBe('10');
      const call = await ask(at('/p/v1/vehicles'));
      expect([way, call.response.status]).toEqual([way, 503]);
      gate.set('pass');
      await expect
        .poll(async () => (await ask(at('/readyz'))).response.status, { timeout: 60_000 })
        .toBe(200);
    }
    expect((await ask(at('/contact'), { ...post(), redirect: 'manual' })).response.status).toBe(
      303,
    );
  },
);
