import type pg from 'pg';

/** What a migrated database is like before a test uses it. */
export type CleanState = {
  /** Tables, columns, functions and the like, as one hash. */
  structure: string;
  /** The rows of each table that has any, as JSON. */
  rows: Map<string, string>;
};

const ourTables = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`;

export async function readCleanState(client: pg.ClientBase): Promise<CleanState> {
  const rows = new Map<string, string>();
  for (const name of await namesOf(client)) {
    const json = await rowsAsJson(client, name);
    if (json !== '[]') rows.set(name, json);
  }
  return { structure: await hashStructure(client), rows };
}

/** Returns whether the database is as it was: false if a test has changed more than rows. */
export async function makeClean(client: pg.ClientBase, clean: CleanState): Promise<boolean> {
  if ((await hashStructure(client)) !== clean.structure) return false;
  const names = await namesOf(client);
  await client.query('begin');
  // No triggers: they would count the deleted rows as a change.
  await client.query('set local session_replication_role = replica');
  const changed = await changedTables(client, names, clean);
  if (changed.length > 0) await client.query(`truncate ${changed.join(', ')} cascade`);
  for (const [name, json] of clean.rows) {
    if ((await rowsAsJson(client, name)) === json) continue;
    await client.query(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
      [json],
    );
  }
  await client.query(resetSequences);
  await client.query('commit');
  return true;
}

async function namesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(ourTables);
  return rows.map(({ name }) => name);
}

async function rowsAsJson(client: pg.ClientBase, name: string): Promise<string> {
  const { rows } = await client.query<{ all: string }>(
    `select coalesce(json_agg(t order by t::text), '[]')::text as all from ${name} t`,
  );
  return rows[0]?.all ?? '';
}

async function changedTables(
  client: pg.ClientBase,
  names: readonly string[],
  { rows: kept }: CleanState,
): Promise<string[]> {
  const looks = names
    .filter((name) => !kept.has(name))
    .map((name) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await client.query<{ name: string }>(looks.join(' union all '));
  const changed = rows.map(({ name }) => name);
  for (const [name, json] of kept) {
    if ((await rowsAsJson(client, name)) !== json) changed.push(name);
  }
  return changed;
}

/** The numbers of migrations alone go on. */
const resetSequences = `
  select setval(seqrelid, seqstart, false) from pg_sequence
  join pg_class c on c.oid = seqrelid join pg_namespace n on n.oid = relnamespace
  where nspname <> 'drizzle'`;

async function hashStructure(client: pg.ClientBase): Promise<string> {
  // Objects of ours begin at 16384; a table that is emptied keeps all of these columns.
  const { rows } = await client.query<{ hash: string }>(`
    select md5(string_agg(fact, ',' order by fact)) as hash from (
      select concat_ws(' ', 'class', oid, relname, relnamespace, relkind, relnatts, relchecks, relhastriggers) as fact
        from pg_class where oid >= 16384
      union all select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, attisdropped)
        from pg_attribute where attrelid >= 16384
      union all select concat_ws(' ', 'constraint', oid, conname) from pg_constraint where oid >= 16384
      union all select concat_ws(' ', 'trigger', oid, tgname, tgenabled) from pg_trigger
      union all select concat_ws(' ', 'function', oid, xmin) from pg_proc where oid >= 16384
      union all select concat_ws(' ', 'default', oid, xmin) from pg_attrdef where oid >= 16384
      union all select concat_ws(' ', 'rule', oid, xmin) from pg_rewrite where oid >= 16384
      union all select concat_ws(' ', 'enum', oid, xmin) from pg_enum where oid >= 16384
      union all select concat_ws(' ', 'policy', oid, xmin) from pg_policy where oid >= 16384
      union all select concat_ws(' ', 'schema', oid, nspname) from pg_namespace where nspname not like 'pg\\_%'
      union all select concat_ws(' ', 'setting', setdatabase, setrole, setconfig) from pg_db_role_setting
      union all select concat_ws(' ', 'role', oid, rolname) from pg_authid
    ) facts`);
  return rows[0]?.hash ?? '';
}
