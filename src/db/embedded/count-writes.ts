import type pg from 'pg';

/** How often something may have changed in the database, as this process sees it. */
export type WriteCount = {
  count: number;
  /** For each new client of the pool, before it is used. */
  attach(client: pg.ClientBase): void;
};

/** Answers of statements that change nothing: reading, and writing that found no row. */
const changesNothing =
  /^(SELECT|SHOW|BEGIN|ROLLBACK|LISTEN)\b|^(INSERT \d+|UPDATE|DELETE|MERGE) 0$/;

type Wire = {
  prependListener(
    event: 'commandComplete' | 'readyForQuery',
    heard: (message: { text?: string; status?: string }) => void,
  ): void;
};

/**
 * Counts what changes the database, from the answers of its one session: what a transaction does counts when it
 * commits. The count has risen before whoever wrote hears that it is done.
 */
export function countWrites(): WriteCount {
  const writes: WriteCount = {
    count: 0,
    attach(client) {
      // The session before may have ended between a commit and its answer.
      writes.count += 1;
      let isDirty = false;
      const { connection } = client as unknown as { connection: Wire };
      connection.prependListener('commandComplete', ({ text = '' }) => {
        if (!changesNothing.test(text)) isDirty = true;
      });
      connection.prependListener('readyForQuery', ({ status }) => {
        // In a transaction (T) nobody else sees it yet.
        if (!isDirty || status !== 'I') return;
        isDirty = false;
        writes.count += 1;
      });
    },
  };
  return writes;
}
