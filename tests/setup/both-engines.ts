import { globSync, readFileSync } from 'node:fs';

const mark = /^\/\/ Runs on both engines: .+$/m;

/** All tests with a database. They run on the embedded engine, which a new shop uses. */
export const databaseTests = '{src,art,tests,tools}/**/*.db.test.ts';

/**
 * Tests that say why a server could behave differently ("Runs on both engines: …") run on PostgreSQL too, and with
 * `TEST_ON_POSTGRES=all` every test of a database does.
 */
export function testsOnPostgres(): string[] {
  if (process.env.TEST_ON_POSTGRES === 'all') return [databaseTests];
  return globSync(databaseTests).filter((file) => mark.test(readFileSync(file, 'utf8')));
}
