import { expect, test } from 'vitest';
import type { Blok } from '#src/site/stories/blok-props.ts';
import { parseBloks } from './parse-bloks.ts';

function logged() {
  const lines: unknown[] = [];
  return { lines, logger: { warn: (fields: object) => void lines.push(fields) } };
}

test('an unknown blok is left out, and logged once however often it comes', () => {
  const { lines, logger } = logged();
  const story = [{ component: 'hologram-told-once' }, { component: 'headline', headline: 'A' }];
  expect(parseBloks(story, { logger }).map(({ component }) => component)).toEqual(['headline']);
  parseBloks([...story, { component: 'hologram-told-once' }], { logger });
  expect(lines).toEqual([{ component: 'hologram-told-once' }]);
});

test('a blok that calls itself like a part of JavaScript is unknown as well', () => {
  const { lines, logger } = logged();
  expect(
    parseBloks([{ component: 'constructor' }, { component: '__proto__' }], { logger }),
  ).toEqual([]);
  expect(lines).toHaveLength(2);
});

test('bloks inside a blok are checked too', () => {
  const { logger } = logged();
  const [columns] = parseBloks(
    [
      {
        component: 'columns',
        columns: [{ component: 'spacer', margin: '12' }, { component: '?' }],
      },
    ],
    { logger },
  );
  expect(columns?.columns).toMatchObject([{ component: 'spacer', margin: 12 }]);
});

test('a blok without an id gets one from its place, the same at every reading', () => {
  const { logger } = logged();
  const story = [{ component: 'page', body: [{ component: 'spacer' }, { component: 'spacer' }] }];
  const read = () => JSON.stringify(parseBloks(story, { logger }));
  expect(read()).toBe(read());
  const ids = [...read().matchAll(/"_uid":"(at-0-body-[^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test('on a page that is shown the place of a part is its id', () => {
  const { logger } = logged();
  const spacers = [
    { component: 'spacer', _uid: 'dcdcd460-10d5-88d8-ab03-d8d411055ab5' },
    { component: 'spacer', _uid: '605b8f59-61fa-8715-97f7-77e7a76f5a9b' },
  ];
  const idsOf = (bloks: Blok[]) => bloks.map(({ _uid }) => _uid);
  expect(idsOf(parseBloks(spacers, { logger, shown: true }))).toEqual(['at-0', 'at-1']);
  // Somebody editing it identifies a part by its own id.
  expect(idsOf(parseBloks(spacers, { logger }))).toEqual(idsOf(spacers));
});

test('a story whose body is no list is an empty page', () => {
  const { logger } = logged();
  for (const body of [undefined, null, 'text', {}])
    expect(parseBloks(body, { logger })).toEqual([]);
});

test('what an editor’s draft says of a part stays with it', () => {
  const { logger } = logged();
  const spacer = { component: 'spacer', _uid: 'a', _editable: '<!--#storyblok#{}-->' };
  expect(parseBloks([spacer], { logger, shown: true })[0]).toMatchObject(spacer);
  expect(parseBloks([{ ...spacer, _editable: 7 }], { logger })[0]).not.toHaveProperty('_editable');
});
