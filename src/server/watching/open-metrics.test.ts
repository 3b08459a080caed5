import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createAdmissionGate } from '#src/http/admission/admission-gate.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { readEnv } from '../env.ts';
import { createMetrics } from './metrics.ts';
import { openMetrics } from './open-metrics.ts';
import { createScrape, type Work } from './scrape.ts';
import type { Vitals } from './vitals.ts';

const idle = { running: 0, waiting: 0, refused: 0 };
const vitals = (isDatabaseAway = false): Vitals => ({
  isDatabaseAway,
  database: { open: 1, idle: 1, waiting: 0 },
  admission: createAdmissionGate().stats(),
  pageCache: { pages: 0, bytes: 0 },
  disk: { freeBytes: 9, neededBytes: 1 },
  pictures: { pages: idle, other: idle },
  untrustedForwards: 0,
});

test('until the site has started there are no figures, which would all be 0', async () => {
  const metrics = await openMetrics(readEnv({ METRICS_PORT: '0' }), quietLogger);
  onTestFinished(metrics.close);
  const ask = () => fetch(`http://127.0.0.1:${metrics.port}/metrics`);
  expect((await ask()).status).toBe(503);
  const site = {
    vitals: () => vitals(true),
    database: {} as Database,
    backupPlan: async () => null,
  };
  metrics.begin(site, 3);
  const begun = await ask();
  expect(begun.status).toBe(200);
  const text = await begun.text();
  expect(text).toContain('ironwood_database_up 0');
  // No backups are set up.
  expect(text).not.toMatch(/^ironwood_backup_/m);
});

test('figures that the database does not give in time are left out, not shown as of today', async () => {
  const metrics = createMetrics();
  const state = { nowMs: 0, hangs: false };
  const work: Work = {
    jobs: [{ queue: 'send-mail', state: 'retry', count: 3, lateSeconds: 60 }],
    unsent: [],
    backupAgeSeconds: 7,
    backupAllowedAgeSeconds: null,
  };
  const scrape = createScrape({
    metrics,
    vitals,
    readWork: () => (state.hangs ? wait(1_000, work, { ref: false }) : Promise.resolve(work)),
    nowMs: () => state.nowMs,
    patienceMs: 20,
  });
  const shown = async () => {
    await scrape();
    return (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => /^ironwood_(?:jobs_waiting|backup_age)/.test(line));
  };
  expect(await shown()).toEqual([
    'ironwood_jobs_waiting{queue="send-mail",state="retry"} 3',
    'ironwood_backup_age_seconds 7',
  ]);
  Object.assign(state, { nowMs: 60_000, hangs: true });
  expect(await shown()).toEqual([]);
});
