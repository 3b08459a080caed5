import { createHash } from 'node:crypto';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  applyImport,
  checkImport,
  getPart,
  queueApply,
  saveSupplier,
} from '#src/domain/goods/index.server.ts';
import type { Job } from '#src/domain/jobs.ts';
import {
  askForFetch,
  fetchFeed,
  getFeed,
  saveFeed,
  settleFetch,
} from '#src/domain/supplier-feeds/index.server.ts';
import type { FeedFiles, FeedPlace, Fetched } from '#src/domain/supplier-feeds/ports.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { testNow } from './context.ts';
import { openGoodsShop } from './goods-shop.ts';

/** A wheel of the demo that the price lists of `priceList` name. */
export const pricedSku = 'tinstead-fallow-17x9-6x1397-p0';

export const typedFeed = {
  name: 'Harbor Wheel prices',
  address: 'sftp://files.example.com/out/prices.csv',
  userName: 'ironwood',
  password: 'gravel-37-lantern',
  privateKey: '',
  noSecrets: false,
  schedule: { pause: 'daily', at: '05:30' },
  applies: 'itself',
};

/** A price for one wheel of the shop, and rows for goods that it does not have. */
export function priceList(price: string, others = 20): string {
  const rows = Array.from({ length: others }, (_, at) => `other-${at},10.00`);
  return `Part No.,New Price\n${pricedSku},${price}\n${rows.join('\n')}\n`;
}

/** A goods shop with a supplier's server that says what a test tells it to. */
export async function openFeedShop() {
  const shop = await openGoodsShop();
  const queued: Job[] = [];
  const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
  const time = { now: testNow };
  const parts = { files: createMemoryFiles(), jobs, clock: { now: () => time.now } };
  const buyer: Ctx = { ...shop.buyer, ...parts };
  const system: Ctx = { ...buyer, actor: { kind: 'system', reason: 'test' } };
  const supplier = serverOf();
  const { db } = shop.database;

  /** Runs one job of the queue, as the process does. */
  async function runOne(): Promise<void> {
    const job = queued.shift();
    if (job?.name === 'fetch-feed') await fetchFeed(system, job.data, supplier.files);
    if (job?.name === 'check-import') await checkImport(buyer, job.data);
    if (job?.name === 'apply-import') await applyImport(actingAs(buyer, job.data.actor), job.data);
    if (job?.name === 'check-import' || job?.name === 'apply-import') {
      await settleFetch(system, job.data.importId);
    }
  }

  async function runJobs(): Promise<void> {
    while (queued.length > 0) await runOne();
  }

  return {
    ...{ ...shop, buyer, system, queued, time, supplier, runOne, runJobs },
    /** A feed whose supplier the shop has saved, with its first file applied by hand. */
    async knownFeed(over: Partial<typeof typedFeed> = {}): Promise<string> {
      supplier.says = priceList('240.00');
      const { id } = await saveFeed(buyer, { id: null, typed: { ...typedFeed, ...over } });
      await runJobs();
      const importId = (await getFeed(buyer, id)).last?.importId ?? '';
      await saveSupplier(buyer, { id: importId, name: 'Harbor Wheel' });
      await queueApply(buyer, { id: importId, goodRowsOnly: false });
      await runJobs();
      await db.delete(mailMessages);
      return id;
    },
    async fetchAgain(id: string, next: Fetched | string) {
      supplier.says = next;
      await askForFetch(buyer, id);
      await runJobs();
      return getFeed(buyer, id);
    },
    price: async () => (await getPart(buyer, { category: 'wheels', sku: pricedSku })).priceCents,
    letters: async () =>
      (await db.select().from(mailMessages)).map(({ letter, data }) => ({ letter, data })),
  };
}

type Server = { says: Fetched | string; asked: FeedPlace[]; files: FeedFiles };

/** A server of a supplier: `says` is what it answers next, a text being a file; `asked` is how it was asked. */
function serverOf(): Server {
  const server: Server = {
    says: '',
    asked: [],
    files: {
      async download(place, into) {
        server.asked.push(place);
        const { says } = server;
        if (typeof says !== 'string') return says;
        const bytes = Buffer.from(says);
        await into.append(bytes);
        const seen = { hash: createHash('sha256').update(says).digest('hex') };
        const hostKey = 'SHA256:one';
        return {
          outcome: 'received',
          fileName: 'prices.csv',
          bytes: bytes.length,
          ...{ seen, hostKey },
        };
      },
    },
  };
  return server;
}

function actingAs(ctx: Ctx, { userId, name }: { userId: string; name: string }): Ctx {
  const actor = { kind: 'staff', role: 'manager', scopes: ['catalog.write'], email: '' } as const;
  return { ...ctx, actor: { ...actor, userId, name } };
}
