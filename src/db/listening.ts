import type pg from 'pg';
import type { DbLogger } from './logger.ts';

export type Listening = {
  channel: string;
  heard(payload: string): void;
  /** The connection was lost for a while, so messages may have been missed. */
  resumed(): void;
};

type StopListening = () => void;

const longestPauseMs = 30_000;

/** Receives NOTIFY messages over its own connection. A lost one is reopened, with pauses that grow to half a minute. */
export async function listenOnServer(
  pool: pg.Pool,
  { channel, heard, resumed }: Listening,
  logger: DbLogger,
): Promise<StopListening> {
  let client: pg.PoolClient | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function open(pauseMs: number): Promise<void> {
    try {
      const opened = await pool.connect();
      opened.on('notification', ({ payload = '' }) => heard(payload));
      opened.once('error', () => retry(opened, 1_000));
      client = opened;
      await opened.query(`listen ${channel}`);
      if (isStopped) stop();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      logger.warn({ reason }, 'The database cannot be listened to; trying again');
      retry(client, pauseMs);
    }
  }

  function retry(lost: pg.PoolClient | null, pauseMs: number): void {
    lost?.release(true);
    client = null;
    if (isStopped) return;
    timer = setTimeout(async () => {
      await open(Math.min(pauseMs * 2, longestPauseMs));
      if (client) resumed();
    }, pauseMs);
    timer.unref();
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    client?.release(true);
    client = null;
  }

  await open(1_000);
  return stop;
}
