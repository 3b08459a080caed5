import { join } from 'node:path';
import { openDatabase } from '#src/db/client.ts';
import { adminRoutes } from '#src/office/pages.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { addMessage, sendBuild } from '#tests/factories/inquiries.ts';
import { temporaryFolder } from '#tests/process/built-server.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { withRenderedSite } from './rendered-site.ts';
import type { BenchResult } from './result.ts';
import { type Measure, measurePage } from './scale/measure-page.ts';

const mostMiddleMs = 50;
const rounds = 20;

/**
 * Every page of the office in the demo shop on its embedded database, with two dozen open leads: how long each takes and
 * how many statements it makes. Prints a table, the slowest first.
 */
export async function measureOffice(): Promise<BenchResult[]> {
  const { folder, remove } = temporaryFolder();
  try {
    await withRenderedSite({ folder }, async () => undefined);
    const lead = await fillInbox(folder);
    const paths = [...officePaths(), `leads/${lead}`, 'leads?view=list', 'calendar?view=week'];
    const measures = await withRenderedSite({ folder }, async (site) => {
      const found: Measure[] = [];
      const pages = paths.map((path) => ({
        name: path || 'today',
        path: `/admin/${path}`.replace(/\/$/, ''),
      }));
      // The first pages would pay for the code that all of them share.
      for (const page of pages) await measurePage(site, { page, rounds: 3 });
      for (const page of pages) found.push(await measurePage(site, { page, rounds }));
      return found.toSorted((one, other) => other.middleMs - one.middleMs);
    });
    printTable(measures);
    return measures.map(toResult);
  } finally {
    remove();
  }
}

/** The pages that are not about one record. */
function officePaths(): string[] {
  return adminRoutes
    .filter(({ path, file }) => file.endsWith('.page.tsx') && !/[:*]/.test(path))
    .map(({ path }) => path);
}

/** Returns the id of a lead with a build. */
async function fillInbox(folder: string): Promise<string> {
  const database = await openDatabase({
    dataDir: join(folder, 'database'),
    logger: quietLogger,
  });
  try {
    const ctx = createTestContext(database.db, {
      clock: { now: () => Temporal.Now.instant() },
      jobs: { enqueue: async () => undefined },
    });
    let lead = '';
    for (let at = 0; at < 12; at += 1) {
      lead = await sendBuild(ctx, { name: `Dana ${at}`, contact: `dana.${at}@mail.example` });
      await addMessage(ctx, { name: `Sam ${at}`, contact: `sam.${at}@mail.example` });
    }
    return lead;
  } finally {
    await database.close();
  }
}

function printTable(measures: readonly Measure[]): void {
  console.log('\n  | Page of the office | middle, ms | p95, ms | statements | KB |');
  console.log('  |---|---|---|---|---|');
  for (const { name, middleMs, p95Ms, statements, bytes } of measures) {
    const figures = [middleMs, p95Ms, statements, bytes / 1024].map((figure) =>
      String(Math.round(figure)),
    );
    console.log(`  | ${[name, ...figures].join(' | ')} |`);
  }
  console.log('');
}

/** A page that is not there is no page. */
function toResult({ name, status, middleMs }: Measure): BenchResult {
  const text = `office, ${name}: ${middleMs.toFixed(0)} ms`;
  if (status !== 200) return { text: `${text}, status ${status}`, ratio: 0, goal: 1 };
  return { text, ratio: mostMiddleMs / middleMs, goal: 1 };
}
