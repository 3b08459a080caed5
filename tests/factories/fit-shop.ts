import { readFileSync } from 'node:fs';
import { beforeEach } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import type { Job } from '#src/domain/jobs.ts';
import {
  applyFitFile,
  checkFitFile,
  importLegend,
  startFitFile,
} from '#src/domain/supplier-fit/index.server.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';

/** A shop with the demo's goods whose buyer takes in ACES files; jobs run at once. No file is left before each test. */
export async function openFitShop() {
  const { database, as, buyer: plain } = await openGoodsShop();
  const queued: Job[] = [];
  const files = createMemoryFiles();
  const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
  const buyer: Ctx = { ...plain, files, jobs };
  beforeEach(async () => {
    queued.splice(0);
    await database.pool.query(
      'truncate fit_files, feed_id_names, supplier_numbers, fit_answers, fit_conflicts_seen cascade',
    );
  });
  const runJobs = async () => {
    for (let job = queued.shift(); job; job = queued.shift()) {
      if (job.name === 'check-fit-file') await checkFitFile(buyer, job.data);
    }
  };
  const checked = async (file: string | Uint8Array, fileName = 'aces.xml') => {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
    const { id } = await startFitFile(buyer, { fileName, bytes });
    await runJobs();
    return id;
  };
  const applied = async (file: string) => {
    const id = await checked(file);
    await applyFitFile(buyer, { id });
    return id;
  };
  const nameIds = async (text = readFileSync('tests/fixtures/feeds/id-names.csv', 'utf8')) => {
    const bytes = new TextEncoder().encode(text);
    const named = await importLegend(buyer, { fileName: 'id-names.csv', bytes });
    await runJobs();
    return named;
  };
  const reader = (): Ctx => ({ ...as('front-desk', 'Ana'), files, jobs });
  return { database, buyer, reader, files, jobs, queued, runJobs, checked, applied, nameIds };
}
