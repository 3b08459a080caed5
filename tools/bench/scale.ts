import pg from 'pg';
import { temporaryFolder } from '#tests/process/built-server.ts';
import { findServerPrograms, startPostgres } from '#tests/setup/postgres.ts';
import { withRenderedSite } from './rendered-site.ts';
import type { BenchResult } from './result.ts';
import { fillShop } from './scale/fill.ts';
import { type Measure, measurePage } from './scale/measure-page.ts';
import { listMeasuredPages } from './scale/pages.ts';
import { readScale, type Scale } from './scale/sizes.ts';

const mostMiddleMs = 50;
const mostP95Ms = 150;

/**
 * The pages of the office and the site on the database of a chain, on PostgreSQL: how long each takes, how many
 * statements it makes and how many rows are read for it. Prints a table.
 */
export async function measureScale(): Promise<BenchResult[]> {
  const scale = readScale(process.argv.slice(2));
  const programs = scale.database ? undefined : findServerPrograms();
  const server = programs ? await startPostgres(programs) : undefined;
  const url = scale.database ?? server?.url;
  if (!url) throw new Error('There is no PostgreSQL here: name a database with --database=');
  const { folder, remove } = temporaryFolder();
  try {
    // The first start migrates and seeds, and the second one finds the filled database.
    await withRenderedSite({ url, folder }, async () => undefined);
    await fillShop(url, scale);
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    await pool.query('vacuum (analyze)');
    const pages = (await listMeasuredPages(pool)).filter(({ name }) => name.includes(scale.pages));
    await pool.end();
    const measures = await withRenderedSite({ url, folder }, async (site) => {
      const found: Measure[] = [];
      for (const page of pages) found.push(await measurePage(site, { page, rounds: scale.rounds }));
      return found;
    });
    printTable(measures, scale);
    return measures.map(toResult);
  } finally {
    await server?.stop();
    remove();
  }
}

function printTable(measures: readonly Measure[], scale: Scale): void {
  const { leads, appointments, stories, goods, rounds } = scale;
  const sizes = [leads, appointments, stories, goods].map((size) => size.toLocaleString('en-US'));
  const [people, visits, pages, parts] = sizes;
  console.log(
    `\n  ${people} leads, ${visits} appointments, ${pages} stories, ${parts} goods; each page ${rounds} times\n`,
  );
  console.log('  | Page | middle, ms | p95, ms | statements | rows read | KB |');
  console.log('  |---|---|---|---|---|---|');
  for (const { name, middleMs, p95Ms, statements, rowsRead, bytes } of measures) {
    const figures = [middleMs, p95Ms, statements, rowsRead, bytes / 1024].map((figure) =>
      Math.round(figure).toLocaleString('en-US'),
    );
    console.log(`  | ${[name, ...figures].join(' | ')} |`);
  }
  console.log('');
}

/** The worse of the two goals; a page that is not there is no page. */
function toResult({ name, status, middleMs, p95Ms }: Measure): BenchResult {
  const text = `${name}: ${middleMs.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms`;
  if (status !== 200) return { text: `${text}, status ${status}`, ratio: 0, goal: 1 };
  return { text, ratio: Math.min(mostMiddleMs / middleMs, mostP95Ms / p95Ms), goal: 1 };
}
