import { configDefaults, defineConfig } from 'vitest/config';
import { testsOnPostgres } from './tests/setup/both-engines.ts';
import { findServerPrograms } from './tests/setup/postgres.ts';

export const everywhere = [
  '{src,art}/**/*.test.{ts,tsx}',
  'tests/**/*.test.ts',
  'tools/**/*.test.ts',
];

const globalSetup = ['./tests/setup/global-setup.ts'];

/** Files share a thread and its modules: loading them anew for each took most of the time. */
export const shared = {
  pool: 'threads',
  isolate: false,
  setupFiles: ['./tests/setup/keep-globals.ts', './tests/setup/cheap-passwords.ts'],
};

const postgres = {
  extends: true as const,
  test: {
    ...shared,
    name: 'postgres',
    include: testsOnPostgres(),
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

/** Where there is a PostgreSQL. */
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL || findServerPrograms());

export default defineConfig({
  test: {
    environment: 'node',
    // Guards against what hangs, no claims of speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // As many as the cores that are promised.
    maxWorkers: 2,
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
