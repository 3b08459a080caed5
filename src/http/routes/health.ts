import { Hono } from 'hono';
import type { DatabaseState } from '../database-down/database-state.ts';
import type { HttpEnv } from '../http-env.ts';
import { type ReadinessCheck, readinessOf } from '../readiness.ts';

/** The state of the process; `draining` turns true when it was asked to stop. */
export type Lifecycle = {
  draining: boolean;
  /** Ends responses that would otherwise stay open. */
  endStreams?: () => void;
};

/** Free space on the data folder's disk; `low` if visitors' forms can no longer be stored. */
export type DiskSpaceLook = () => { isLow: boolean; freeBytes: number; neededBytes: number };

/**
 * How the database's schema compares with this program's. `newer`: another process with a newer version has migrated
 * it, which this one can work with. `unknown`: the database has not said.
 */
export type MigrationState = 'current' | 'missing' | 'newer' | 'unknown';

type HealthDeps = {
  lifecycle: Lifecycle;
  diskSpace: DiskSpaceLook;
  database: DatabaseState;
  migrations(): Promise<MigrationState>;
};

/**
 * `/livez`: the process responds. `/readyz`: it can serve and store, so the database responds within two seconds, has
 * all migrations, and there is room on the disk; its JSON says which of these is not so.
 */
export function healthRoutes(deps: HealthDeps) {
  const routes = new Hono<HttpEnv>();
  routes.get('/livez', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  routes.get('/readyz', async (c) => {
    const readiness = readinessOf(await checkAll(deps));
    return c.json(readiness, readiness.ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return routes;
}

async function checkAll(deps: HealthDeps): Promise<Record<string, ReadinessCheck>> {
  const { lifecycle, diskSpace, database } = deps;
  const answers = await database.check();
  return {
    process: lifecycle.draining
      ? { isWell: false, text: 'stopping' }
      : { isWell: true, text: 'serving' },
    database: answers
      ? { isWell: true, text: 'answers' }
      : { isWell: false, text: 'does not answer within 2 s, or with an error' },
    migrations: migrationTexts[answers ? await deps.migrations() : 'unknown'],
    disk: describeSpace(diskSpace()),
  };
}

const migrationTexts: Readonly<Record<MigrationState, ReadinessCheck>> = {
  current: { isWell: true, text: 'current' },
  newer: { isWell: true, text: 'made by a newer version' },
  missing: { isWell: false, text: 'some are missing: restart this server' },
  unknown: { isWell: true, text: 'not known while the database does not answer' },
};

function describeSpace({ isLow, ...bytes }: ReturnType<DiskSpaceLook>): ReadinessCheck {
  const inMegabytes = (count: number) => Math.floor(count / 1024 ** 2);
  const figures = `${inMegabytes(bytes.freeBytes)} MB free, ${inMegabytes(bytes.neededBytes)} MB needed`;
  return { isWell: !isLow, text: isLow ? `no space left on the disk: ${figures}` : figures };
}
