import { expect, test } from 'vitest';
import { FileError } from '#src/domain/catalog/index.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { awkwardArchives } from '#tests/factories/awkward-archives.ts';
import { awkwardTexts } from '#tests/factories/awkward-texts.ts';
import { awkwardWorkbooks } from '#tests/factories/awkward-workbooks.ts';
import type { FeedCase } from '#tests/factories/feed-case.ts';
import type { FileProblem } from '../../catalog/index.ts';
import { inMemory } from '../file-bytes.server.ts';
import { openTable } from './open-table.server.ts';

const reasonOf = (told: FileProblem) => ('reason' in told ? told.reason : told.text);
const placed = (problem: FileProblem) =>
  [problem.line, problem.column, reasonOf(problem)].filter((part) => part !== undefined).join(' ');

/** What becomes of a file, in the words of a case. */
async function read(bytes: Uint8Array): Promise<{ result: FeedCase[2]; told: FileProblem[] }> {
  try {
    const table = await openTable(inMemory(bytes));
    const rows = await Array.fromAsync(table.rows());
    const told = rows.flatMap(({ problem, unread = [] }) => [
      ...(problem ? [problem] : []),
      ...unread.map((cell) => cell.problem),
    ]);
    const result = {
      rows: rows.map(({ cells }) => cells),
      names: table.header.names,
      notes: table.notes.map(({ reason }) => reason),
      problems: told.map(placed),
      ...(table.sheet !== null && { sheet: table.sheet }),
    };
    return { result, told: [...told, ...table.notes.map((note) => ({ line: 1, ...note }))] };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { result: { refused: placed(error.problem) }, told: [error.problem] };
  }
}

const cases = [...awkwardTexts, ...awkwardArchives, ...awkwardWorkbooks];

test.each(cases)('%s: read right, or refused with place and reason', async (_, bytes, expected) => {
  const { result, told } = await read(bytes);
  const wanted = 'refused' in expected ? expected : { notes: [], problems: [], ...expected };
  expect(result).toEqual('refused' in wanted ? wanted : expect.objectContaining(wanted));
  for (const problem of told) {
    // Complete sentences, in both languages, with every value.
    for (const locale of ['en', 'es'] as const) {
      expect(refusalText(problem, locale)).toMatch(/^[A-ZÁÉ].{20,}[^.]$/s);
    }
  }
});

test('there are more awkward files than forty', () => {
  expect(cases.length).toBeGreaterThan(60);
});
