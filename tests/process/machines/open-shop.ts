import { openDatabase } from '#src/db/client.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts';
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import type { Balancer } from './balancer.ts';
import { type CachingProxy, startCachingProxy } from './caching-proxy.ts';
import { openFileStore } from './open-file-store.ts';
import { type Machines, openMachines } from './open-machines.ts';
import { startRoundRobin } from './round-robin.ts';

export type Shop = {
  postgres: PostgresServer;
  /** The mail server of each process, so that its letters tell which jobs it ran. */
  mail: readonly MailServer[];
  cdn: CachingProxy;
  machines: Machines;
  balancer: Balancer;
  close(): Promise<void>;
};

/** A shop that takes bookings, in two processes with everything that they share; `programs`: those of PostgreSQL. */
export async function openShop(programs: string): Promise<Shop> {
  const [postgres, files, cdn, mail] = await Promise.all([
    startPostgres(programs),
    openFileStore(),
    startCachingProxy(),
    Promise.all([startMailServer(), startMailServer()]),
  ]);
  const machines = await openMachines({
    postgres: postgres.url,
    environment: {
      ...files.environment,
      CDN_PURGE_URL: cdn.purge.url,
      CDN_PURGE_TOKEN: cdn.purge.token,
      SEED: 'empty',
    },
    own: mail.map(({ url }) => ({ SMTP_URL: url })),
  });
  await addBookings(machines.databaseUrl);
  const balancer = await startRoundRobin(machines.servers.map(({ url }) => url));
  cdn.serve(balancer.url);
  return {
    postgres,
    mail,
    cdn,
    machines,
    balancer,
    async close() {
      await balancer.close();
      await machines.close();
      cdn.close();
      await Promise.all([files.close(), postgres.stop(), ...mail.map((server) => server.close())]);
    },
  };
}

async function addBookings(url: string): Promise<void> {
  const database = await openDatabase({ url, dataDir: '', logger: quietLogger });
  await seedBookingShop(database.db);
  // An empty shop is closed until somebody opens it.
  await database.pool.query(`update shop_settings set added = added || '{"isOpen": true}'`);
  await database.pool.query('update content_spaces set version = version + 1');
  await database.close();
}
