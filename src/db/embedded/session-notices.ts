import type pg from 'pg';
import type { Listening } from '../listening.ts';

/**
 * What transactions tell by NOTIFY. There is one session, so whoever uses it hears of everything:
 * each of its clients is asked to listen.
 */
export function createSessionNotices() {
  const listeners = new Set<Listening>();

  /** For each new client of the pool, before it is used. */
  async function attach(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const one of listeners) if (one.channel === channel) one.heard(payload);
    });
    for (const channel of new Set([...listeners].map((one) => one.channel))) {
      await client.query(`listen ${channel}`);
    }
  }

  async function listen(pool: pg.Pool, listening: Listening): Promise<void> {
    listeners.add(listening);
    await pool.query(`listen ${listening.channel}`);
  }

  return { attach, listen };
}
