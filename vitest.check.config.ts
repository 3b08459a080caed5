import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { everywhere, shared } from './vitest.config.ts';

/**
 * Tests that try thousands of cases, a whole catalog or a real browser, and take more than a second or
 * two each: `npm test` runs them. By their names alone, so that they may move.
 */
export const thorough = [
  'twins',
  'xss-corpus',
  'blok-accessibility',
  'clock-changes',
  'geometry',
  'draw-side',
  'less-knowledge',
  'build/start/block',
  'solve',
  'brute-force',
  'draw',
  'same-verdict',
  'texts',
  'sensible-fixes',
  'find-vehicles-phrases',
  'any-build',
  'distinct-bodies',
  'draw-front',
  'numbers/numbers',
  'selection',
  'routes/images',
  'media/images',
  'render-scene',
  'page-pictures',
];

/** Tests of the database itself, and those of parts that are shown with rows of one. */
const withDatabase = [
  '**/*.db.test.{ts,tsx}',
  'src/db/embedded/**',
  'tools/soak/**',
  ...globSync(everywhere).filter((file) => /openTestDatabase/.test(readFileSync(file, 'utf8'))),
];

const asGlob = (name: string) => `**/${name}.test.{ts,tsx}`;

/** The unit tests of `npm run check`. No database is prepared: a test that wants one fails here. */
export default defineConfig({
  test: {
    ...shared,
    name: 'check',
    environment: 'node',
    testTimeout: 20_000,
    maxWorkers: 2,
    include: everywhere,
    exclude: [
      ...configDefaults.exclude,
      'tests/process/**',
      ...withDatabase,
      ...thorough.map(asGlob),
    ],
  },
});
