import { configDefaults, defineConfig } from 'vitest/config';
import { findServerPrograms } from './tests/setup/postgres.ts';

export const everywhere = [
  '{src,art}/**/*.test.{ts,tsx}',
  'tests/**/*.test.ts',
  'tools/**/*.test.ts',
];
const database = ['{src,art,tests,tools}/**/*.db.test.ts'];

const globalSetup = ['./tests/setup/global-setup.ts'];

/** Files share a thread and its modules: loading them anew for each took most of the time. */
export const shared = {
  pool: 'threads',
  isolate: false,
  setupFiles: ['./tests/setup/keep-globals.ts'],
};

const postgres = {
  extends: true as const,
  test: {
    ...shared,
    name: 'postgres',
    include: database,
    env: { TEST_ENGINE: 'postgres' },
    globalSetup,
  },
};

/** Tests of the built server as a process: it is built first where it is stale. */
const processes = {
  extends: true as const,
  test: {
    name: 'process',
    include: ['tests/process/**/*.test.ts'],
    globalSetup: [...globalSetup, './tests/process/global-setup.ts'],
  },
};

/** The database tests run once more on PostgreSQL where there is one. */
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL || findServerPrograms());

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One more than the cores that are promised: tests of a database wait for its disk.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'embedded',
          include: everywhere,
          exclude: [...configDefaults.exclude, 'tests/process/**'],
          globalSetup,
        },
      },
      processes,
      ...(hasPostgres ? [postgres] : []),
    ],
  },
});
