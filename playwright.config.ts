import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/browser/chromium.ts';
import {
  isContentElsewhere,
  needsContentElsewhere,
  needsOwnContent,
} from './tests/e2e/content-elsewhere.ts';

const launch = await chromiumLaunch();

/** A page of a test lives for seconds: what pays off later costs about a tenth of all its processor time. */
const shortLived = [
  '--js-flags=--no-maglev,--no-turbofan',
  '--in-process-gpu',
  '--num-raster-threads=1',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: isContentElsewhere ? needsOwnContent : needsContentElsewhere,
  // Of its own, because each run empties it first.
  outputDir: isContentElsewhere ? 'test-results/elsewhere' : 'test-results/own',
  // More than the cores that are promised: a page in a test also waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Guards against what hangs, no claims of speed: those are measured by the benchmarks.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  // Shared machines stand still at times. What passed only the second time is listed as flaky.
  retries: 1,
  reporter: [['dot']],
  globalSetup: './tests/e2e/start-server.ts',
  use: {
    // A page in an emptied context costs half of one in a new context: the browser still has the site's scripts. What
    // the service worker has cached stays too, so tests of the worker set this to false.
    reuseContext: true,
    // What cannot be pressed says so soon, and not when its whole test has run out of time.
    actionTimeout: 60_000,
    launchOptions: { ...launch, args: [...launch.args, ...shortLived] },
    // Tests of the worker ask for it; in all others pages come from the server.
    serviceWorkers: 'block',
    // What moves is drawn again and again: tests of what moves ask for it.
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
});
