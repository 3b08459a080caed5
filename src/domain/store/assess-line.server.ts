import { getLine, type LineWithVariants } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import type { Part, PartOf } from './facets.ts';
import type { FitQuestion } from './fit-question.ts';
import { judgePart } from './judge-part.ts';
import { readQuestion } from './read-question.server.ts';
import type { ShelfCategory, ShelfFit } from './shelf.ts';

export type AssessedPart<Of extends Part = Part> = { variant: Of; assessment: Assessment };

/**
 * Every variant of a line with its fitment assessment on the vehicle, in the order of the line.
 * @throws {DomainError} not-found for an unknown line or vehicle
 */
export async function assessLine(
  ctx: Ctx,
  { lineId, fit }: { lineId: string; fit: ShelfFit },
): Promise<AssessedPart[]> {
  const [line, question] = await Promise.all([getLine(ctx, lineId), readQuestion(ctx, fit)]);
  if (!line || !question) throw notFound();
  return assessVariants(line, question);
}

function assessVariants(line: LineWithVariants, question: FitQuestion): AssessedPart[] {
  if (line.kind === 'wheel') return assessAll('wheels', { parts: line.variants, question });
  if (line.kind === 'tire') return assessAll('tires', { parts: line.variants, question });
  return assessAll('lift-kits', { parts: line.variants, question });
}

function assessAll<Category extends ShelfCategory>(
  category: Category,
  { parts, question }: { parts: readonly PartOf[Category][]; question: FitQuestion },
): AssessedPart<PartOf[Category]>[] {
  return parts.map((part) => ({
    variant: part,
    assessment: judgePart(category, { part, question }),
  }));
}
