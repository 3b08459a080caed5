import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createOnServer, dropOnServer, urlOf } from '#tests/setup/server-databases.ts';
import { type BuiltServer, startBuiltServer } from '../built-server.ts';
import { freePort } from './free-port.ts';

/** One shop in two processes, each with the address and the folder of a machine of its own. */
export type Machines = {
  servers: BuiltServer[];
  /** A URL of the n-th process. */
  at(nth: number, path: string): URL;
  databaseUrl: string;
  pool: pg.Pool;
  /**
   * Asks a process to stop, waits for its end, and starts it again at its address; with `script`, the server of
   * another version. Returns its exit code.
   */
  restart(nth: number, script?: string): Promise<number | null>;
  close(): Promise<void>;
};

export type MachineOptions = {
  /** URL of a PostgreSQL server. */
  postgres: string;
  environment: Record<string, string>;
  /** What each process has besides, in order. */
  own?: readonly Record<string, string>[];
  /** Both have the same data folder, as on a network disk. */
  sharesFolder?: boolean;
};

export const secret = 'the-same-secret-on-every-machine-of-the-shop';
export const owner = { email: 'dana@shop.example', password: 'gravel-37-lantern' };
export const managementToken = 'machines-management-token';

const environment = {
  SECRET: secret,
  OWNER_EMAIL: owner.email,
  OWNER_PASSWORD: owner.password,
  CONTENT_MANAGEMENT_TOKEN: managementToken,
  TRUSTED_PROXY_HOPS: '1',
  // Nobody types here, and a crowd of tests is not an attack.
  FORM_MIN_SECONDS: '0',
  FORM_ATTACK_PER_MINUTE: '0',
};

/** Starts both at the same moment, on an empty database. */
export async function openMachines(options: MachineOptions): Promise<Machines> {
  const name = `machines_${crypto.randomUUID().slice(0, 8)}`;
  await createOnServer(options.postgres, { name, template: 'template0' });
  const databaseUrl = urlOf(options.postgres, name);
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-machines-'));
  const own = async (nth: number) => ({
    PORT: String(await freePort()),
    DATA_DIR: join(folder, options.sharesFolder ? 'shared' : `machine-${nth}`),
    ...options.own?.[nth],
  });
  const places = [await own(0), await own(1)];
  const start = (place: (typeof places)[number], script?: string) =>
    startBuiltServer(
      { ...environment, DATABASE_URL: databaseUrl, ...options.environment, ...place },
      { script },
    );
  const servers = await Promise.all(places.map((place) => start(place)));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  return {
    servers,
    at: (nth, path) => new URL(path, servers[nth]?.url),
    databaseUrl,
    pool,
    async restart(nth, script) {
      const [server, place] = [servers[nth], places[nth]];
      if (!server || !place) throw new Error(`There is no process ${nth}`);
      server.kill('SIGTERM');
      const { code } = await server.ended;
      servers[nth] = await start(place, script);
      return code;
    },
    async close() {
      for (const server of servers) server.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      await pool.end();
      await dropOnServer(options.postgres, name);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
