import { expect, test } from 'vitest';
import { readStatements } from './read-statements.ts';

async function batchesOf(...parts: string[]): Promise<string[]> {
  async function* text() {
    yield* parts;
  }
  return Array.fromAsync(readStatements(text()));
}

test('leaves out comments and what only psql or a newer server understands', async () => {
  const dump = "\\restrict abc\n-- it's a comment\nSET transaction_timeout = 0;\nselect 1;\n";
  expect(await batchesOf(dump)).toEqual(['select 1;\n']);
});

test('keeps such lines inside texts and function bodies', async () => {
  const statement = "insert into t values ('it''s\n-- not a comment;\n\\a');\n";
  const body = "create function f() returns int language sql as $x$\n-- 'kept;\nselect 1;\n$x$;\n";
  expect((await batchesOf(statement, body)).join('')).toBe(statement + body);
});

test('cuts only between statements, wherever the parts of the text end', async () => {
  const row = `insert into t values ('${'a;\n'.repeat(30_000)}');\n`;
  const text = row.repeat(10);
  const halves = [text.slice(0, 123_457), text.slice(123_457)];
  const batches = await batchesOf(...halves);
  expect(batches.length).toBeGreaterThan(1);
  expect(batches.every((batch) => batch.length % row.length === 0)).toBe(true);
  expect(batches.join('')).toBe(text);
});

test('keeps unusual line separators of a text as they are', async () => {
  const statement = "insert into t values ('a\r\nb\u2028c\u2029d\u0085e');\n";
  expect(await batchesOf(statement)).toEqual([statement]);
});
