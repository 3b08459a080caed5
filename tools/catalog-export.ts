// npm run catalog:export -- wheels wheels.csv: writes the goods of one kind as CSV. The server must
// be stopped if the database is embedded.
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportGoods } from '#src/domain/catalog/index.server.ts';
import { withCatalog } from './catalog-files.ts';
import { readGoodsArguments } from './goods-arguments.ts';
import { runTool } from './run-tool.ts';

await runTool(async () => {
  const { kind, file } = readGoodsArguments('catalog:export', process.argv.slice(2));
  await withCatalog('catalog export', async (ctx) => {
    const unfinished = `${file}.part`;
    // A consistent snapshot, whoever changes the catalog meanwhile.
    await ctx.db.transaction(
      (tx) =>
        pipeline(
          Readable.from(exportGoods({ ...ctx, db: tx }, kind)),
          createWriteStream(unfinished),
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(unfinished, file);
  });
  console.log(`Wrote ${file}.`);
});
