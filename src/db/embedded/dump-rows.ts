import type pg from 'pg';
import { listSequences, listTables, textForms } from '../table-sums.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** As many as are in memory at once, and in one statement of the dump. */
const rowsAtOnce = 100;

/** All rows as INSERT statements, and then the places of the sequences, in parts of a hundred rows. Takes a transaction. */
export async function* dumpRows(client: Client): AsyncGenerator<string> {
  await client.query('begin transaction isolation level repeatable read read only');
  for (const form of textForms) await client.query(`set local ${form}`);
  const { rows: tables } = await client.query<{ name: string }>(listTables);
  for (const { name } of tables) yield* dumpTable(client, name);
  const { rows: sequences } = await client.query<{ name: string }>(listSequences);
  for (const { name } of sequences) yield await dumpSequence(client, name);
  await client.query('commit');
}

async function* dumpTable(client: Client, table: string): AsyncGenerator<string> {
  const columns = await listColumns(client, table);
  // The database writes each value as it reads it, quoted.
  const row = columns.map((column) => `format('%L', ${column})`).join(` || ',' || `);
  await client.query(
    `declare dumped no scroll cursor for select '(' || ${row} || ')' from only ${table}`,
  );
  // Numbers that are always generated are kept too.
  const head = `INSERT INTO ${table} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE VALUES\n`;
  for (;;) {
    const { rows } = await client.query<[string]>({
      text: `fetch ${rowsAtOnce} from dumped`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    yield `${head}${rows.map(([values]) => values).join(',\n')};\n`;
  }
  await client.query('close dumped');
}

/** Without those that the database computes from others. */
async function listColumns(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function dumpSequence(client: Client, sequence: string): Promise<string> {
  const { rows } = await client.query<{ sql: string }>(
    `select format('SELECT pg_catalog.setval(%L, %s, %L);', $1::text, last_value, is_called) as sql from ${sequence}`,
    [sequence],
  );
  return `${rows[0]?.sql}\n`;
}
