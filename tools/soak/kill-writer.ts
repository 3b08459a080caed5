// The victim of the kill rounds: writes rows, and prints each id once it is committed.
// Arguments: database folder, first id.
import { writeSync } from 'node:fs';
import { openDatabase } from '#src/db/client.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';

const [dataDir = '', first = '1'] = process.argv.slice(2);
// Checkpoints are frequent, so that kills also hit them.
const database = await openDatabase({ dataDir, logger: quietLogger, checkpointMs: 150 });

await database.pool.query(
  'create table if not exists killed (id bigint primary key, body jsonb not null)',
);
await database.pool.query('create index if not exists killed_body on killed using gin (body)');

for (let id = Number(first); ; id += 1) {
  const body = JSON.stringify({ id, name: `Customer ${id}`, note: 'x'.repeat(id % 700) });
  await database.pool.query('insert into killed values ($1, $2)', [id, body]);
  // Synchronous: an acknowledgement must not be in a buffer of the process that is killed.
  writeSync(1, `${id}\n`);
}
