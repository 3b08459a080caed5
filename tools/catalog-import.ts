// npm run catalog:import -- wheels wheels.csv [--dry-run]: adds and changes the goods in a CSV
// file, all of them or none, and keeps the change for the office, which can undo it. The server must be stopped if the
// database is embedded.
import { createReadStream, existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { ImportResult, RowFate } from '#src/domain/catalog/index.server.ts';
import { importOwnFile } from '#src/domain/goods/index.server.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { StartError } from '#src/server/start-error.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { withCatalog } from './catalog-files.ts';
import { readGoodsArguments } from './goods-arguments.ts';
import { runTool } from './run-tool.ts';

await runTool(async () => {
  const { kind, file, dryRun } = readGoodsArguments('catalog:import', process.argv.slice(2));
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const result = await withCatalog('catalog import', async (ctx) => {
    const given = { fileName: basename(file), bytes: createReadStream(file) };
    return importOwnFile(ctx, kind, { ...given, dryRun, onRow: printRow });
  });
  printResult(result, { file, dryRun });
  if (result.problems.length > 0) process.exitCode = 1;
});

/** Unchanged rows would hide the others. */
function printRow({ line, name, fate, columns }: RowFate) {
  if (fate === 'unchanged') return;
  const what = columns.length > 0 ? `${fate}: ${columns.join(', ')}` : fate;
  console.log(`line ${line}  ${name}  ${what}`);
}

function printResult(
  { added, changed, unchanged, problems, isWritten }: ImportResult,
  { file, dryRun }: { file: string; dryRun: boolean },
) {
  for (const { line, column, ...told } of problems) {
    const place = column ? `line ${line}, column ${column}` : `line ${line}`;
    console.error(`${file}, ${place}: ${refusalText(told, defaultLocale)}`);
  }
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged`;
  if (isWritten) console.log(`Imported ${file}: ${counts}.`);
  else if (dryRun && problems.length === 0) console.log(`Would import ${file}: ${counts}.`);
  else console.error(`${problems.length} problems: nothing was written.`);
}
