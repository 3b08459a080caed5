import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blokExamples } from '#tests/blok-examples.ts';
import { renderLazyExample } from '#tests/render-blok.tsx';
import { registry } from './registry.ts';
import { blokSchemas, schemaOf } from './schemas.ts';

const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => errors.mockClear());
afterEach(() => expect(errors.mock.calls).toEqual([]));

test('every blok has a component, a schema and examples', () => {
  const registered = Object.keys(registry).sort();
  expect(Object.keys(blokSchemas).sort()).toEqual(registered);
  const shown = new Set(
    blokExamples.flatMap(({ examples }) => examples.map((e) => e.blok.component)),
  );
  expect([...shown].sort()).toEqual(registered);
});

for (const { folder, examples } of blokExamples) {
  test(`the examples of ${folder} parse and render without an error`, async () => {
    for (const example of examples) {
      const schema = schemaOf(String(example.blok.component));
      expect(schema?.safeParse(example.blok).success, example.name).toBe(true);
      const html = await renderLazyExample(example);
      expect(html, example.name).not.toMatch(/\sstyle=|undefined|\[object Object\]|NaN/);
    }
  });
}
