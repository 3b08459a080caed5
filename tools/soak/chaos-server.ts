import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/fakes/mail-server.ts';
import { type BuiltServer, startBuiltServer } from '#tests/process/built-server.ts';
import { findServerPrograms, startPostgres } from '#tests/setup/postgres.ts';
import type { ShopPlace } from './check-shop.ts';
import { copyShop, countLeads, makeShop, prepareFilledShop } from './filled-shop.ts';
import type { SoakOptions } from './soak.ts';

/** A filled shop and a mail server, for servers that are started and killed on them. */
export type ChaosShop = {
  place: ShopPlace;
  engine: Engine;
  leads: number;
  start(more?: Record<string, string>, launcher?: readonly string[]): Promise<BuiltServer>;
  /** The environment of its servers, for a start that is refused. */
  environment: Record<string, string | undefined>;
  received(): ReceivedMail[];
  close(): Promise<void>;
};

export const engines = ['embedded', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** Runs a soak on each engine that this machine has, and throws if one of them found a fault. */
export async function onEachEngine(
  options: SoakOptions,
  run: (shop: ChaosShop, options: SoakOptions) => Promise<string[]>,
): Promise<void> {
  const faults: string[] = [];
  for (const engine of engines) {
    if (options.engine !== undefined && options.engine !== engine) continue;
    if (engine === 'postgres' && !findServerPrograms()) continue;
    const shop = await openChaosShop(engine, options);
    console.log(`  on ${engine}, with ${shop.leads} leads`);
    try {
      const found = await run(shop, options);
      for (const fault of found) console.log(`  FAULT ${fault}`);
      faults.push(...found.map((fault) => `${engine}: ${fault}`));
    } finally {
      await shop.close();
    }
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
}

async function openChaosShop(engine: Engine, options: SoakOptions): Promise<ChaosShop> {
  const folder = join(options.folder, engine);
  const postgres = engine === 'postgres' ? await startPostgres(findServerPrograms() ?? '') : null;
  const place = { folder, url: postgres?.url };
  if (postgres) {
    mkdirSync(folder);
    await makeShop(place, options.leads);
  } else {
    const kept = options.shop ?? join(options.folder, 'filled');
    await prepareFilledShop({ kept, leads: options.leads });
    copyShop(kept, folder);
  }
  return withMail({ place, engine, leads: await countLeads(place) }, postgres?.stop);
}

async function withMail(
  shop: Pick<ChaosShop, 'place' | 'engine' | 'leads'>,
  stopDatabase: (() => Promise<void>) | undefined,
): Promise<ChaosShop> {
  const mail: MailServer = await startMailServer();
  const all: ReceivedMail[] = [];
  const running = new Set<BuiltServer>();
  const environment = {
    DATA_DIR: shop.place.folder,
    DATABASE_URL: shop.place.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@ironwood.example',
    TRUSTED_PROXY_HOPS: '1',
    // Nobody types here, and these visitors are no attack.
    FORM_MIN_SECONDS: '0',
    FORM_ATTACK_PER_MINUTE: '0',
  };
  return {
    ...shop,
    environment,
    async start(more = {}, launcher = []) {
      const server = await startBuiltServer({ ...environment, ...more }, { launcher });
      running.add(server);
      void server.ended.then(() => running.delete(server));
      return server;
    },
    received() {
      all.push(...mail.take());
      return all;
    },
    async close() {
      for (const server of running) server.kill('SIGKILL');
      await Promise.all([...running].map(({ ended }) => ended));
      await mail.close();
      await stopDatabase?.();
    },
  };
}

/** Stops a server as an operator would, and waits for it. */
export async function stopServer(server: BuiltServer): Promise<void> {
  server.kill('SIGTERM');
  await server.ended;
}

export async function killServer(server: BuiltServer): Promise<void> {
  server.kill('SIGKILL');
  await server.ended;
}
