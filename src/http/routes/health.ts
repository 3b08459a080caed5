import { Hono } from 'hono';
import type { DatabaseState } from '../database-down/database-state.ts';
import type { HttpEnv } from '../http-env.ts';

/** The state of the process; `draining` turns true when it was asked to stop. */
export type Lifecycle = {
  draining: boolean;
  /** Ends responses that would otherwise stay open. */
  endStreams?: () => void;
};

/** Free space on the data folder's disk; `low` if visitors' forms can no longer be stored. */
export type DiskSpaceLook = () => { isLow: boolean; freeBytes: number; neededBytes: number };

type HealthDeps = { lifecycle: Lifecycle; diskSpace: DiskSpaceLook; database: DatabaseState };

/** `/livez`: the process responds. `/readyz`: it can serve and store, so the database responds too. */
export function healthRoutes({ lifecycle, diskSpace, database }: HealthDeps) {
  const routes = new Hono<HttpEnv>();
  routes.get('/livez', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  routes.get('/readyz', async (c) => {
    const space = diskSpace();
    if (space.isLow) return c.text(noSpaceLine(space), 503, { 'Cache-Control': 'no-store' });
    const ready = !lifecycle.draining && (await database.check());
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}

function noSpaceLine({ freeBytes, neededBytes }: ReturnType<DiskSpaceLook>): string {
  const inMegabytes = (bytes: number) => Math.floor(bytes / 1024 ** 2);
  return `no space left on the disk: ${inMegabytes(freeBytes)} MB free, ${inMegabytes(neededBytes)} MB needed`;
}
