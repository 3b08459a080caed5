import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { type Database, openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { createContentApp } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { compareTimes } from './compare-times.ts';
import type { BenchResult } from './result.ts';

const stories = 20_000;
const mostTimes = 3;

/** A request to the service, and a plain query for the same rows. */
type Comparison = { name: string; path: string; sql: string };

const rows = `select s.id, s.uuid, s.group_id, s.parent_id, p.name, s.slug, s.full_slug, s.path,
  s.is_startpage, s.position, s.tag_list, p.content, s.created_at, s.updated_at, p.published_at,
  p.first_published_at
  from content_stories s join content_publications p on p.story_id = s.id
  where s.deleted_at is null and not s.is_folder`;

const order = 'order by s.position desc nulls last, s.id';

/** Measured from the last to the first, the slowest one, when the fast ones have had all code compiled. */
const comparisons: Comparison[] = [
  {
    name: 'one story by slug',
    path: 'stories/f7/story-1007?',
    sql: `${rows} and s.full_slug = 'f7/story-1007'`,
  },
  { name: 'first page', path: 'stories?', sql: `${rows} ${order} limit 25` },
  { name: 'page 40', path: 'stories?page=40&', sql: `${rows} ${order} limit 25 offset 975` },
  {
    name: 'a folder, by name',
    path: 'stories?starts_with=f7/&sort_by=name&',
    sql: `${rows} and s.full_slug like 'f7/%' order by lower(p.name) collate "C", s.id limit 25`,
  },
  {
    name: 'a component',
    path: 'stories?content_type=rare&',
    sql: `${rows} and p.content ->> 'component' = 'rare' ${order} limit 25`,
  },
  {
    name: 'a filter by content',
    path: 'stories?filter_query[price][gt_int]=19900&',
    sql: `${rows} and case when p.content #>> '{price}' ~ '^-?[0-9]+$' then (p.content #>> '{price}')::numeric end > 19900 ${order} limit 25`,
  },
];

/** The delivery API over HTTP, with twenty thousand stories, compared with plain SQL on the same database. */
export async function measureContent(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-bench-'));
  const database = await openDatabase({ dataDir: join(folder, 'database'), logger: quietLogger });
  const { promise: listening, resolve } = Promise.withResolvers<AddressInfo>();
  const app = createContentApp(createTestContext(database.db));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, resolve);
  try {
    await migrate(database);
    await plantStories(database);
    const address = `http://127.0.0.1:${(await listening).port}/v2/cdn/`;
    const results: BenchResult[] = [];
    for (const comparison of comparisons.toReversed())
      results.push(await compare(comparison, { address, database }));
    return results;
  } finally {
    server.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  { name, path, sql }: Comparison,
  { address, database }: { address: string; database: Database },
): Promise<BenchResult> {
  const url = `${address}${path}token=public-token&cv=1`;
  const { ours: service, reference: plain } = await compareTimes(
    async () => (await fetch(url)).arrayBuffer(),
    () => database.pool.query(sql),
  );
  const ratio = service / plain;
  const text = `${name} of ${stories} stories: ${service.toFixed(1)} ms, plain SQL ${plain.toFixed(1)} ms: ratio ${ratio.toFixed(2)}`;
  return { text, ratio: mostTimes / ratio, goal: 1 };
}

/** A tree of 200 folders, with stories about as large as a page of this site. */
async function plantStories({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into content_stories (uuid, group_id, name, slug, full_slug, position, tag_list, content)
     select gen_random_uuid(), gen_random_uuid(), 'Story ' || n, 'story-' || n,
       'f' || (n % 200) || '/story-' || n, -n, array['t' || (n % 50)],
       jsonb_build_object('_uid', n::text, 'component', case when n % 500 = 0 then 'rare' else 'page' end,
         'price', n::text, 'title', 'Title ' || n, 'body', (
           select jsonb_agg(jsonb_build_object('_uid', n || '-' || i, 'component', 'text',
             'text', repeat('words of story ' || n || ' ', 12))) from generate_series(1, 8) i))
     from generate_series(1, ${stories}) n`,
  );
  await pool.query(
    `insert into content_publications (story_id, name, content, published_at, first_published_at)
     select id, name, content, now(), now() from content_stories`,
  );
  await pool.query('analyze content_stories, content_publications');
}
