import { findKitLines, findVariants, getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { createFinishedBuild, findBuildOfLead } from '#src/domain/gallery/index.server.ts';
import { draftOfParts } from '#src/domain/gallery/index.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { shopToday } from '#src/domain/settings/index.server.ts';
import { getInquiry } from './inquiry.server.ts';
import { why } from './refusals.ts';

/**
 * Turns a sent build into a finished build, hidden until it is published: the truck and the parts are copied,
 * measurements are not. If there already is one, it is returned. Requires leads.read and gallery.write.
 * @throws {DomainError} not-found, or invalid if the lead is not a build
 */
export async function finishLead(ctx: Ctx, { id }: { id: string }): Promise<{ buildId: string }> {
  requireScope(ctx.actor, 'gallery.write');
  const found = await getInquiry(ctx, id);
  if (found.kind !== 'build') throw new DomainError('invalid', why('leads.not-a-build'));
  const known = await findBuildOfLead(ctx, id);
  if (known) return { buildId: known };
  const { snapshot, lead } = found;
  const vehicle = await getVehicle(ctx, snapshot.vehicle.id);
  if (!vehicle) throw new DomainError('invalid', why('leads.vehicle-gone'));
  const skusOf = (option: string) =>
    snapshot.parts.filter((part) => part.option === option).map(({ sku }) => sku);
  const [kits, [wheel], [tire]] = await Promise.all([
    findKitLines(ctx, skusOf('lift-kits')),
    findVariants(ctx, { kind: 'wheel', skus: skusOf('wheels') }),
    findVariants(ctx, { kind: 'tire', skus: skusOf('tires') }),
  ]);
  const [liftSku] = skusOf('lift-kits');
  const record = draftOfParts({
    vehicle,
    year: snapshot.vehicle.year,
    lift: kits.find(({ sku }) => sku === liftSku) ?? null,
    wheel: wheel ?? null,
    tire: tire ?? null,
    paint: snapshot.drawing.look?.paint,
    number: lead.number,
    finishedOn: (await shopToday(ctx)).toString(),
  });
  return { buildId: await createFinishedBuild(ctx, { record, leadId: id }) };
}
