import { beforeEach } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import {
  applyImport,
  checkImport,
  fetchPictures,
  getImport,
  type ImportView,
  queueApply,
  startImport,
} from '#src/domain/goods/index.server.ts';
import type { Job } from '#src/domain/jobs.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { openGoodsShop } from './goods-shop.ts';

/** A wheel of the demo that files of tests name. */
export const importedSku = 'tinstead-fallow-17x9-6x1397-p0';

/** A goods shop whose buyer sends suppliers' files; what they queue runs when a test says so. */
export async function openImportShop(parts: Partial<Ctx> = {}) {
  const shop = await openGoodsShop();
  const queued: Job[] = [];
  const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
  const buyer: Ctx = { ...shop.buyer, files: createMemoryFiles(), jobs, ...parts };
  const system: Ctx = { ...buyer, actor: { kind: 'system', reason: 'test' } };
  beforeEach(() => void queued.splice(0));

  /** Runs what is queued, as the process does. */
  async function runJobs(): Promise<void> {
    for (let job = queued.shift(); job; job = queued.shift()) {
      if (job.name === 'check-import') await checkImport(buyer, job.data);
      if (job.name === 'apply-import') await applyImport(buyer, job.data);
      if (job.name === 'fetch-pictures') await fetchPictures(system);
    }
  }

  return {
    ...{ ...shop, buyer, system, queued, runJobs },
    /** Sends a file and checks it. */
    async send(file: string | Uint8Array, fileName = 'file.csv'): Promise<ImportView> {
      const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
      const { id } = await startImport(buyer, { fileName, bytes });
      await runJobs();
      return getImport(buyer, id);
    },
    async apply(id: string, goodRowsOnly = false): Promise<void> {
      await queueApply(buyer, { id, goodRowsOnly });
      await runJobs();
    },
  };
}
