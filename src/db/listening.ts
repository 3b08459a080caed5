import type pg from 'pg';
import type { DbLogger } from './logger.ts';

export type Listening = {
  channel: string;
  heard(payload: string): void;
  /** The connection was lost for a while, so messages may have been missed. */
  resumed(): void;
};

export type ServerListener = {
  listen(listening: Listening): Promise<void>;
  stop(): void;
};

const longestPauseMs = 30_000;

/**
 * Receives the NOTIFY messages of all channels over one connection of its own. A lost one is reopened, with pauses
 * that grow to half a minute.
 */
export function createServerListener(pool: pg.Pool, logger: DbLogger): ServerListener {
  const listenings: Listening[] = [];
  let client: pg.PoolClient | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function tell({ channel, payload = '' }: pg.Notification): void {
    for (const one of listenings) if (one.channel === channel) one.heard(payload);
  }

  async function open(pauseMs: number): Promise<void> {
    try {
      const opened = await pool.connect();
      opened.on('notification', tell);
      opened.once('error', () => retry(opened, 1_000));
      client = opened;
      for (const { channel } of listenings) await opened.query(`listen ${channel}`);
      if (isStopped) stop();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      logger.warn({ reason }, 'The database cannot be listened to; trying again');
      retry(client, pauseMs);
    }
  }

  function retry(lost: pg.PoolClient | null, pauseMs: number): void {
    // A lost connection is reported by itself and by the query on it: it is released and reopened once.
    if (lost !== null && lost !== client) return;
    client?.release(true);
    client = null;
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(async () => {
      await open(Math.min(pauseMs * 2, longestPauseMs));
      if (client) for (const one of listenings) one.resumed();
    }, pauseMs);
    timer.unref();
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    client?.release(true);
    client = null;
  }

  return {
    async listen(listening) {
      listenings.push(listening);
      if (listenings.length === 1) await open(1_000);
      // Without a connection, the one that is opened next listens to all channels.
      else await client?.query(`listen ${listening.channel}`).catch(() => undefined);
    },
    stop,
  };
}
