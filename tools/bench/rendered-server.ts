// The built site without its page cache, for tools/bench/rendered.ts and tools/bench/scale.ts. Any message is answered
// with the number of statements, and of rows that PostgreSQL read for them, since the last one.
import pg from 'pg';
import { openBuiltSite } from '#tests/setup/open-built-site.ts';

export type Used = { statements: number; rowsRead: number };

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

const { door, site, database, built, env } = await openBuiltSite({ pageCacheBytes: 1 });
if (env.OWNER_EMAIL) await built.openFirstDoor(site.systemContext('bench'), env);
door.open(site.listener);
process.send?.({ port: door.port });

let rowsBefore = 0;
process.on('message', async () => {
  const used = statements;
  const rows = database.kind === 'postgres' ? await countRowsRead(database.pool) : 0;
  process.send?.({ statements: used, rowsRead: rows - rowsBefore } satisfies Used);
  rowsBefore = rows;
  statements = 0;
});
process.once('disconnect', () => process.exit(0));

/** Rows and index entries that were read in this database so far. */
async function countRowsRead(pool: pg.Pool): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  // Each session reports what it has read only now and then.
  for (const client of clients) await client.query('select pg_stat_force_next_flush()');
  for (const client of clients) client.release();
  const { rows } = await pool.query(
    `select (select sum(seq_tup_read) from pg_stat_user_tables) + (select sum(idx_tup_read) from pg_stat_user_indexes) as read`,
  );
  return Number(rows[0]?.read);
}
