import type { Templates } from './templates.ts';

/** Where the test databases of a run are copied from. */
export type TestEngine = {
  templates: Templates;
  /** Where the run's databases are; deleted at its end. */
  folder: string;
  /** Set if the run is on PostgreSQL: a server, and the name of a migrated database on it. */
  server?: { url: string; template: string };
};

declare module 'vitest' {
  interface ProvidedContext {
    testEngine: TestEngine;
  }
}

/** Silent: a test that checks messages uses its own logger. */
export const quietLogger = {
  debug() {},
  info() {},
  warn() {},
  error() {},
};
