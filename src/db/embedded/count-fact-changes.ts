import type pg from 'pg';

/** The channel on which the database tells that a version of facts has changed. */
const channel = 'facts_changed';

/** How often a version of facts may have changed in the database, as this process sees it. */
export type FactChanges = {
  count: number;
  /** For each new client of the pool, before it is used. */
  attach(client: pg.ClientBase): Promise<void>;
};

/**
 * Counts what the one session of the database is told. It is told of a transaction's changes between the answer to its
 * commit and the end of that statement: the count has risen before whoever wrote hears that it is done.
 */
export function countFactChanges(): FactChanges {
  const changes: FactChanges = {
    count: 0,
    async attach(client) {
      client.on('notification', (notice) => {
        if (notice.channel === channel) changes.count += 1;
      });
      await client.query(`listen ${channel}`);
      // The session before may have ended between a commit and what it would have been told.
      changes.count += 1;
    },
  };
  return changes;
}
