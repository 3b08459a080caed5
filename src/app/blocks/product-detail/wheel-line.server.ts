import { getLine } from '#src/domain/catalog/index.server.ts';
import type { Wheel, WheelLine } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import type { PageRequest } from '../page-request.ts';

/** A wheel line with all its sizes, smallest first. */
export type LineOfWheels = { line: WheelLine; wheels: Wheel[] };

/** The wheel line that the address names. @throws {DomainError} not-found */
export async function wheelLineOf(ctx: Ctx, { params }: PageRequest): Promise<LineOfWheels> {
  const found = await getLine(ctx, params.slug ?? '');
  if (found?.kind !== 'wheel') throw notFound();
  return { line: found.line, wheels: found.variants.toSorted(bySize) };
}

function bySize(one: Wheel, other: Wheel): number {
  return (
    one.diameterIn - other.diameterIn ||
    one.widthIn - other.widthIn ||
    other.offsetMm - one.offsetMm ||
    one.priceCents - other.priceCents
  );
}
