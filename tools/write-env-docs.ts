// node tools/write-env-docs.ts: writes `.env.example`, and the table of variables in
// docs/operations.md, from the descriptions in src/server/env-variables.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { sourcePath } from '#src/db/source-path.ts';
import { envExample, withEnvTable } from './env-docs.ts';

const operations = sourcePath('docs/operations.md');
writeFileSync(sourcePath('package.json').replace(/package\.json$/, '.env.example'), envExample());
writeFileSync(operations, withEnvTable(readFileSync(operations, 'utf8')));
