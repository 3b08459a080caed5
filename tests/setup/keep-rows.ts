import type pg from 'pg';

type Database = { pool: Pick<pg.Pool, 'query'> };

/**
 * Keeps the rows of these tables as they are now. `restore` brings them back in SQL, which takes a tenth of seeding them
 * anew, and empties every table that refers to them; `drop` forgets them, and a file that reuses its engine has to call
 * it.
 */
export async function keepRows({ pool }: Database, tables: readonly string[]) {
  await pool.query('create schema kept');
  const back: string[] = [];
  for (const table of tables) {
    const columns = await columnsOf({ pool }, table);
    await pool.query(`create table kept.${table} as select ${columns} from ${table}`);
    back.push(
      `insert into ${table} (${columns}) overriding system value select ${columns} from kept.${table};`,
    );
  }
  const emptied = (await referringTo({ pool }, tables)).map((table) => `delete from ${table};`);
  const script = `do $$ begin ${[...emptied, ...back].join(' ')} end $$`;
  return {
    restore: async () => void (await pool.query(script)),
    drop: async () => void (await pool.query('drop schema kept cascade')),
  };
}

/** All that can be written. */
async function columnsOf({ pool }: Database, table: string): Promise<string> {
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

/** The tables, and those that refer to them, so that none is emptied before what refers to it. */
async function referringTo({ pool }: Database, tables: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive reached (id, depth) as (
        select one::regclass::oid, 0 from unnest($1::text[]) as one
        union select conrelid, depth + 1 from pg_constraint join reached on confrelid = id
          where contype = 'f' and conrelid <> confrelid and depth < 10)
      select id::regclass::text as name from reached group by id order by max(depth) desc`,
    [[...tables]],
  );
  return rows.map(({ name }) => name);
}
