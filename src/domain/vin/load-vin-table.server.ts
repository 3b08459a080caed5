import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sourcePath } from '#src/db/source-path.ts';
import type { VinTable } from './vin-table.ts';

export const vinTableFile = 'src/domain/vin/vin-table.json.gz';

let loading: Promise<VinTable> | null = null;

/** The table, read at the first VIN: 25 ms and 20 MB, once per process. A failed read is tried again. */
export function loadVinTable(): Promise<VinTable> {
  loading ??= readTable().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readTable(): Promise<VinTable> {
  const packed = await readFile(sourcePath(vinTableFile));
  // Our own file, whose every key and index a test checks.
  const table = JSON.parse((await promisify(gunzip)(packed)).toString('utf8')) as VinTable;
  if (table.format !== 1) throw new Error(`${vinTableFile} has the unknown format ${table.format}`);
  return table;
}
