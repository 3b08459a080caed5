import type { Ctx } from '#src/domain/context.ts';
import type { AssessedPart } from '#src/domain/store/index.server.ts';
import { assessLine, searchRefused } from '#src/domain/store/index.server.ts';
import {
  facetNames,
  facetValues,
  type Part,
  type ShelfFit,
  type ShelfLine,
  type ShelfRequest,
} from '#src/domain/store/index.ts';
import type { CellContext } from './cell-context.ts';
import type { RefusedLine } from './store-line.ts';
import { toStoreLine } from './to-store-line.ts';
import { whyRefused } from './why-refused.ts';

const mostLines = 24;

type RefusedQuery = { request: ShelfRequest; fit: ShelfFit; cells: CellContext };

/** The lines excluded by the truck alone, each with the reason of its nearest size. */
export async function refusedLines(
  ctx: Ctx,
  { request, fit, cells }: RefusedQuery,
): Promise<RefusedLine[]> {
  const refused = await searchRefused(ctx, { ...request, page: 1, perPage: mostLines });
  return Promise.all(refused.map((line) => explain(ctx, line, { request, fit, cells })));
}

async function explain(ctx: Ctx, line: ShelfLine, { request, fit, cells }: RefusedQuery) {
  const parts = await assessLine(ctx, { lineId: line.line.lineId, fit });
  const { category } = request;
  const { chosen } = cells;
  const asked = parts.filter(({ variant }) => isAsked(variant, { category, chosen }));
  const given = asked.map(({ assessment }) => assessment);
  return {
    ...toStoreLine({ ...line, verdicts: countVerdicts(asked) }, cells),
    why: whyRefused(given, cells.words.locale),
  };
}

function countVerdicts(parts: readonly AssessedPart[]): ShelfLine['verdicts'] {
  const counts = { fits: 0, 'fits-with-work': 0, unknown: 0, 'does-not-fit': 0 };
  for (const { assessment } of parts) counts[assessment.verdict] += 1;
  return counts;
}

/** Whether a size matches the filters; the reason of any other would be misleading. */
function isAsked(part: Part, { category, chosen }: Pick<ShelfRequest, 'category' | 'chosen'>) {
  return facetNames[category].every((name) => {
    const wanted = chosen[name];
    // The parts of a line are of its shelf's kind.
    const values = facetValues(category, { name, part: part as never });
    return wanted === undefined || values.some(({ value }) => wanted.includes(value));
  });
}
