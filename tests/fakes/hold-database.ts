// A process that opens the embedded database of the folder in its arguments and keeps it open.
import { openDatabase } from '#src/db/client.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';

const [dataDir = ''] = process.argv.slice(2);
await openDatabase({ dataDir, logger: quietLogger }).then(
  () => process.stdout.write('open\n'),
  (error: Error) => {
    process.stdout.write(`${error.name}: ${error.message}\n`);
    process.exit(1);
  },
);
