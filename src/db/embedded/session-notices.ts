import type pg from 'pg';
import type { Listening } from '../listening.ts';

/**
 * Delivers NOTIFY messages. There is one session, so any of its clients may receive them, and each is asked to pass
 * them on.
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
