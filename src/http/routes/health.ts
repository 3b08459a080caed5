import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { HttpEnv } from '../http-env.ts';

/** What the process says of itself; `draining` turns true when it was asked to stop. */
export type Lifecycle = {
  draining: boolean;
  /** Ends answers that would otherwise never end. */
  endStreams?: () => void;
};

/** `/livez`: the process answers. `/readyz`: it can serve, so the database answers too. */
export function healthRoutes(lifecycle: Lifecycle) {
  const routes = new Hono<HttpEnv>();
  routes.get('/livez', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  routes.get('/readyz', async (c) => {
    const ready = !lifecycle.draining && (await databaseAnswers(c.var.ctx.db));
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}

async function databaseAnswers(db: HttpEnv['Variables']['ctx']['db']): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
