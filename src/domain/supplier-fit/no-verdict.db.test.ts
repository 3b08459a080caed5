import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitApplications, fitFiles, fitHints } from '#src/db/schema/supplier-fit.ts';
import { listVehicles, readLines } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { fitsOfKit, fitsOfPart, getPart } from '#src/domain/goods/index.server.ts';
import type { Job } from '#src/domain/jobs.ts';
import { acesApp, acesFile } from '#tests/factories/aces-file.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { applyFitFile, checkFitFile, listKitChoices, startFitFile } from './index.server.ts';

const { database, buyer: plain } = await openGoodsShop();
const queued: Job[] = [];
const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
const buyer: Ctx = { ...plain, files: createMemoryFiles(), jobs };
const wheel = 'tinstead-fallow-17x9-6x1397-p0';

/** The id of an applied file. */
async function applied(): Promise<string> {
  const bytes = new TextEncoder().encode(acesFile(acesApp(wheel, 1)));
  const { id } = await startFitFile(buyer, { fileName: 'aces.xml', bytes });
  const [job] = queued.splice(0);
  if (job?.name === 'check-fit-file') await checkFitFile(buyer, job.data);
  await applyFitFile(buyer, { id });
  return id;
}

test('no hint changes a verdict, whatever it says', async () => {
  const part = await getPart(buyer, { category: 'wheels', sku: wheel });
  const [line] = await readLines(buyer, 'lift-kit');
  if (!line) throw new Error('The shop has no kit');
  const verdicts = async () => ({
    part: (await fitsOfPart(buyer, { category: 'wheels', part })).map(({ verdict }) => verdict),
    kit: (await fitsOfKit(buyer, line)).map(({ fits }) => fits.map(({ verdict }) => verdict)),
  });
  const before = await verdicts();
  const ids = (await listVehicles(buyer)).map(({ id }) => id);
  const kits = (await listKitChoices(buyer)).map(({ sku }) => sku);
  const hint = fc.record({
    part: fc.constantFrom(wheel, ...kits.slice(0, 4)),
    vehicleId: fc.constantFrom(...ids),
    isAsked: fc.boolean(),
    change: fc.constantFrom('added' as const, 'deleted' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(hint, { minLength: 1, maxLength: 30 }), async (hints) => {
      await database.db.delete(fitFiles);
      const id = await applied();
      const rows = hints.map((one, at) => ({ ...one, fileId: id, number: at + 2 }));
      const received = { line: 1, vehicle: null, narrowing: [], notes: [], conditions: [] };
      await database.db
        .insert(fitApplications)
        .values(rows.map((row) => ({ ...row, ...received, quantity: 1 })));
      await database.db
        .insert(fitHints)
        .values(rows.map((row) => ({ ...row, yearFrom: 2000, yearTo: 2026 })));
      expect(await verdicts()).toEqual(before);
    }),
    { numRuns: 8 },
  );
});
