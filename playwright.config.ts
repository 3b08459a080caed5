import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/e2e/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The accessibility check now and then never answers on a long page; a fresh page does.
  retries: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['line']],
  globalSetup: './tests/e2e/start-server.ts',
  use: {
    launchOptions: await chromiumLaunch(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
});
