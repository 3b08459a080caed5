import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { markerIn } from '#tests/logs/markers.ts';

type Row = Record<string, unknown>;

type Fixtures = {
  /** Rows of the site's own database: `await dbRows('select * from leads where id = $1', [id])`. */
  dbRows(text: string, values?: unknown[]): Promise<Row[]>;
  /** Errors of the page, and planted texts in requested URLs; any at the end of a test fails it. */
  consoleProblems: string[];
};

/**
 * Tests get the site's origin as base URL, and their page fails them on any console error or blocked script. A test
 * that only sends requests opens no page.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  dbRows: async ({}, use) => use(queryRows),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  consoleProblems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems).toEqual([]);
  },
  page: async ({ page, consoleProblems }, use) => {
    page.on('console', (message) => {
      if (isProblem(message)) consoleProblems.push(message.text());
    });
    page.on('request', (request) => {
      const marker = markerIn(request.url());
      if (marker) consoleProblems.push(`An address has ${marker}: ${request.url()}`);
    });
    page.on('pageerror', (error) => {
      if (!leftOutFade.test(String(error))) consoleProblems.push(String(error));
    });
    await use(page);
  },
});

export { expect };

export async function queryRows(text: string, values: unknown[] = []): Promise<Row[]> {
  const address = process.env.SITE_ROWS_URL;
  if (!address) throw new Error('The browser tests run through playwright.config.ts');
  const response = await fetch(address, { method: 'POST', body: JSON.stringify({ text, values }) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Row[];
}

/**
 * On a slow page, Chromium finds the sheet with `@view-transition` too late, or shows the page before the fade
 * between two documents can start. It skips the fade, and reports that through a promise that no script has seen.
 */
const leftOutFade =
  /^InvalidStateError: Transition was aborted because of invalid state\. (ViewTransition opt-in disabled|Page already revealed)/;

/**
 * A page that is expected to be refused or missing logs exactly that; and on a busy machine a font may be loaded
 * seconds before the text that it was loaded for.
 */
function isProblem(message: ConsoleMessage): boolean {
  const expected = [
    /Failed to load resource: the server responded with a status of 4(00|03|04|09|10|19|22)/,
    /\.woff2 was preloaded using link preload but not used within a few seconds/,
    // The worker has its own tests; for the others playwright.config.ts blocks it.
    /Service Worker registration blocked by Playwright/,
  ];
  const text = message.text();
  return ['error', 'warning'].includes(message.type()) && !expected.some((one) => one.test(text));
}
