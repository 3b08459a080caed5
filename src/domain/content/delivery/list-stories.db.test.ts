import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { listByModel, type ModelParams, type ModelStory } from '#tests/factories/story-model.ts';
import { filterPairs } from './filter-query.ts';
import { listStories } from './list-stories.server.ts';
import { storyListQuerySchema } from './query-schemas.ts';

// Runs on both engines: sort order of words, and JSON paths.

const { database, ctx } = await openShop();
afterAll(() => database.close());

const words = ['red', 'Red', 'blue', 'a', 'b', '10', '9.5', '-3', '', 'a%b', 'a_b', 'x "y" \\z'];
const dates = ['2026-01-01', '2026-01-01 12:00', '2026-03-05T08:30:15.000Z', '2026-12-31 23:59'];
const word = fc.constantFrom(...words);
const moment = fc.constantFrom(...dates);
const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'red', ''), { maxLength: 3 });
const value = fc.oneof(
  word,
  moment,
  list,
  fc.constantFrom(null, true, false, 'true', 7, 9.5, 10, -3, { title: 'red' }),
);

const content = fc
  .record(
    { color: value, size: value, when: moment, tags: list, seo: fc.record({ title: word }) },
    { requiredKeys: [] },
  )
  .chain((fields) =>
    fc.constantFrom('page', 'post', 'red').map((component) => ({ ...fields, component })),
  );
const text = fc.record({ name: word, content });
const day = fc.integer({ min: 0, max: 364 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)));

const place = fc.record({
  folder: fc.constantFrom('', 'posts/', 'posts/old/', 'po_ts/'),
  isFolder: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
  isStartpage: fc.boolean(),
  isBinned: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
  position: fc.integer({ min: -3, max: 3 }),
  tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
  updatedAt: day,
  draft: text,
  publication: fc.option(
    fc.tuple(text, day, day).map(([words, publishedAt, firstPublishedAt]) => ({
      ...words,
      publishedAt,
      firstPublishedAt,
    })),
    { freq: 5 },
  ),
});

const tree = fc.array(place, { minLength: 8, maxLength: 24 }).map((places) =>
  places.map(
    ({ folder, ...rest }, index): ModelStory => ({
      ...rest,
      id: 0,
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      fullSlug: rest.isStartpage && folder ? `${folder}s${index}/` : `${folder}s${index}`,
    }),
  ),
);

async function plant(stories: ModelStory[]): Promise<ModelStory[]> {
  await database.pool.query('truncate content_stories cascade');
  const rows = await database.db
    .insert(contentStories)
    .values(
      stories.map((story) => ({
        uuid: story.uuid,
        groupId: story.uuid,
        name: story.draft.name,
        content: story.draft.content,
        slug: 's',
        fullSlug: story.fullSlug,
        isFolder: story.isFolder,
        isStartpage: story.isStartpage,
        position: story.position,
        tagList: story.tags,
        updatedAt: story.updatedAt,
        deletedAt: story.isBinned ? story.updatedAt : null,
      })),
    )
    .returning({ id: contentStories.id, uuid: contentStories.uuid });
  const idOf = new Map(rows.map(({ uuid, id }) => [uuid, id]));
  const planted = stories.map((story) => ({ ...story, id: idOf.get(story.uuid) ?? 0 }));
  const publications = planted.flatMap(({ id, publication }) =>
    publication ? [{ storyId: id, revision: 1, ...publication }] : [],
  );
  if (publications.length > 0) await database.db.insert(contentPublications).values(publications);
  return planted;
}

const operations = ['in', 'not_in', 'like', 'not_like', 'any_in_array', 'all_in_array'];
const comparisons = ['gt_int', 'lt_int', 'gt_float', 'lt_float', 'gt_date', 'lt_date'];
const states = ['empty', 'not_empty', 'empty_array', 'not_empty_array', 'true', 'false', 'null'];
const field = fc.constantFrom('color', 'size', 'when', 'tags', 'seo.title', 'component', 'none');
const asked = fc.oneof(
  word,
  moment,
  fc.array(word, { minLength: 1, maxLength: 3 }).map((items) => items.join(',')),
  fc.constantFrom('*', 'RE*', '*ED*', 'BLUE', '7', '8', '2026-02-02 00:00'),
);
const condition = fc.oneof(
  fc.tuple(field, fc.constantFrom(...operations, ...comparisons), asked),
  fc.tuple(field, fc.constant('is'), fc.constantFrom(...states, 'not_null')),
);
const filter = fc
  .tuple(condition, fc.boolean())
  .map(([[name, operation, value], isAlternative]): [string, string] => [
    `filter_query${isAlternative ? '[__or][]' : ''}[${name}][${operation}]`,
    value,
  ]);

const slugs = fc
  .array(fc.constantFrom('posts/*', 'po_ts/*', '*1', 's0', 's1', 'posts/s2', '*'), {
    minLength: 1,
    maxLength: 2,
  })
  .map((items) => items.join(','));
const named = <Value>(name: string, values: fc.Arbitrary<Value>) =>
  values.map((value): [string, string] => [name, String(value)]);
const parameter = fc.oneof(
  named('starts_with', fc.constantFrom('posts', 'posts/', 'po_', 's1', '%')),
  named('by_slugs', slugs),
  named('excluding_slugs', slugs),
  named(
    'by_uuids',
    fc.constantFrom(
      ...[1, 2, 3].map((n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`),
    ),
  ),
  named('content_type', fc.constantFrom('page', 'post', 'nothing')),
  named('with_tag', fc.constantFrom('a', 'b', 'a,b', 'z')),
  named('is_startpage', fc.constantFrom('0', '1', 'true', 'false')),
  named('level', fc.constantFrom('1', '2', '3')),
  named('search_term', fc.constantFrom('red', 'RE', 'a_b', '"y"', '\\z', 'post', '%')),
  ...['published_at', 'first_published_at', 'updated_at'].flatMap((name) => [
    named(`${name}_gt`, fc.constantFrom('2026-04-01 00:00', '2026-09-01 12:30')),
    named(`${name}_lt`, fc.constantFrom('2026-04-01 00:00', '2026-09-01 12:30')),
  ]),
);
const order = named(
  'sort_by',
  fc.constantFrom(
    ...['name', 'name:desc', 'position:asc', 'position:desc'],
    ...['content.color', 'content.color:desc', 'content.size:asc:float', 'content.size:desc:int'],
  ),
);
const version = named('version', fc.constantFrom('draft', 'published'));

const query = fc
  .tuple(
    version,
    fc.array(filter, { maxLength: 3 }),
    fc.uniqueArray(parameter, { maxLength: 2, selector: ([name]) => name }),
    fc.option(order),
  )
  .map(
    ([asked, filters, params, sort]): ModelParams => [
      asked,
      ...filters,
      ...params,
      ...(sort ? [sort] : []),
    ],
  );

test('a list is what going through all stories finds, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      tree,
      fc.array(query, { minLength: 20, maxLength: 20 }),
      async (places, queries) => {
        const stories = await plant(places);
        for (const params of queries) {
          const expected = listByModel(stories, params);
          const { stories: found, total } = await listStories(ctx, parse(params));
          const what = JSON.stringify(params);
          expect([what, ...found.map(({ full_slug }) => full_slug)]).toEqual([
            what,
            ...expected.map(({ fullSlug }) => fullSlug),
          ]);
          expect([what, total]).toEqual([what, expected.length]);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('pages of any size put together are the whole list', async () => {
  await fc.assert(
    fc.asyncProperty(tree, query, fc.integer({ min: 1, max: 7 }), async (places, params, size) => {
      const stories = await plant(places);
      const expected = listByModel(stories, params).map(({ id }) => id);
      // A version of its own, because totals are cached per version.
      await database.pool.query(
        `insert into content_spaces (id, name, domain, version) values (1, '', '', 1)
         on conflict (id) do update set version = content_spaces.version + 1`,
      );
      const seen: number[] = [];
      for (let page = 1; page <= Math.ceil(expected.length / size) + 1; page += 1) {
        const paged: ModelParams = [...params, ['page', String(page)], ['per_page', String(size)]];
        const answer = await listStories(ctx, parse(paged));
        expect(answer.total).toBe(expected.length);
        seen.push(...answer.stories.map(({ id }) => id));
      }
      expect(seen).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});

function parse(params: ModelParams) {
  const plain = Object.fromEntries([...params].reverse());
  return storyListQuerySchema.parse({ ...plain, filter_query: filterPairs(params) });
}
