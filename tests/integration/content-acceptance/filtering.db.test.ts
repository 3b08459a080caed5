import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call, Outcome } from '../clients/call.ts';
import { type LibraryService, serveLibrary } from './serve-library.ts';

// Runs on both engines: filters become SQL over JSON.

let service: LibraryService;

beforeAll(async () => {
  service = await serveLibrary();
});
afterAll(() => service.close());

const namesOf = ({ data }: Outcome = {}) => data?.stories?.map(({ name }) => name);

const filters: [string, Record<string, unknown>, string[]][] = [
  ['is empty', { gone: { is: 'empty' } }, ['Article', 'Cheap']],
  ['is not_empty_array', { none: { is: 'not_empty_array' } }, ['Cheap']],
  ['is empty_array', { none: { is: 'empty_array' } }, ['Article']],
  ['is true', { shown: { is: 'true' } }, ['Article']],
  ['in', { title: { in: 'Low,Other' } }, ['Cheap']],
  ['not_in', { title: { not_in: 'Low' } }, ['Article']],
  ['like', { title: { like: '*FT*' } }, ['Article']],
  ['not_like', { title: { not_like: 'L*w' } }, ['Article']],
  ['any_in_array', { colors: { any_in_array: 'green,blue' } }, ['Article', 'Cheap']],
  ['all_in_array', { colors: { all_in_array: 'red,blue' } }, ['Article']],
  ['gt_date', { when: { gt_date: '2026-03-01 00:00' } }, ['Article']],
  ['lt_date', { when: { lt_date: '2026-03-01 00:00' } }, ['Cheap']],
  ['gt_int', { price: { gt_int: 10 } }, ['Article']],
  ['lt_int', { price: { lt_int: 10 } }, ['Cheap']],
  ['gt_float', { price: { gt_float: 19.4 } }, ['Article']],
  ['lt_float', { price: { lt_float: 19.5 } }, ['Cheap']],
  ['a dot path', { 'seo.title': { in: 'Deep' } }, ['Article']],
  ['a translation', { title__i18n__es: { is: 'not_empty' } }, ['Article']],
  ['two at once', { price: { lt_int: 100 }, title: { in: 'Low' } }, ['Cheap']],
  [
    '__or',
    { __or: [{ title: { in: 'Low' } }, { colors: { all_in_array: 'red,blue' } }] },
    ['Article', 'Cheap'],
  ],
  [
    '__or of one that holds',
    { __or: [{ title: { in: 'Low' } }, { price: { gt_int: 99 } }] },
    ['Cheap'],
  ],
];

test('both clients filter by content with every operation', async () => {
  const calls = filters.map(
    ([, filter_query]): Call => [
      'getStories',
      { content_type: 'article', sort_by: 'name', filter_query },
    ],
  );
  const outcomes = await service.ask(calls);
  expect(outcomes.map((outcome, index) => [filters[index]?.[0], namesOf(outcome)])).toEqual(
    filters.map(([name, , expected]) => [name, expected]),
  );
  // The old client escapes brackets. Its queue allows five requests per second.
  const old = await service.askOld(calls.slice(-3), { options: { rateLimit: 50 } });
  expect(old.map(namesOf)).toEqual(filters.slice(-3).map(([, , expected]) => expected));
});

test('client 7 sorts, searches and narrows lists', async () => {
  const names = (
    await service.ask([
      ['getStories', { starts_with: 'authors/', sort_by: 'content.rank:desc:int', per_page: 2 }],
      ['getStories', { with_tag: 'news,senior', sort_by: 'name:desc' }],
      ['getStories', { search_term: 'levant' }],
      [
        'getStories',
        { by_uuids_ordered: [service.library.hub.uuid, service.library.team.uuid].join() },
      ],
      [
        'getStories',
        {
          by_slugs: 'authors/author-5*,team',
          excluding_slugs: '*-5,team',
          per_page: 1,
          sort_by: 'name',
        },
      ],
      ['getStories', { level: 1, excluding_ids: `${service.library.hub.id}`, sort_by: 'name' }],
      ['getStories', { published_at_gt: '2099-01-01 00:00' }],
    ])
  ).map(namesOf);
  expect(names).toEqual([
    ['Author 59', 'Author 58'],
    ['Author 2', 'Author 1', 'Author 0', 'Article'],
    ['Article'],
    ['hub', 'Team'],
    ['Author 50'],
    ['Article', 'Cheap', 'Team'],
    [],
  ]);
});
