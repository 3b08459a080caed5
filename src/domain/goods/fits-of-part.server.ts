import { listTires, listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { judgePart, toFitQuestion } from '#src/domain/store/index.ts';
import type { VehicleFit } from './fit-flips.ts';
import type { PartCategory } from './part-category.ts';
import type { StockPart } from './stock-part.ts';

type Judged = { category: PartCategory; part: StockPart };

/**
 * What the engine says of a part on every vehicle, as the store shows it to the owner of one without a lift: a wheel
 * with the factory's tires for its diameter.
 */
export async function fitsOfPart(ctx: Ctx, { category, part }: Judged): Promise<VehicleFit[]> {
  const [vehicles, tires] = await Promise.all([listVehicles(ctx), listTires(ctx)]);
  return vehicles.map((vehicle) => {
    const question = toFitQuestion({ vehicle, lift: null, tire: null, tires });
    return { vehicle, verdict: judge({ category, part }, question).verdict };
  });
}

function judge({ category, part }: Judged, question: Parameters<typeof judgePart>[1]['question']) {
  if (category === 'wheels' && 'boltPatterns' in part) {
    return judgePart('wheels', { part, question });
  }
  if (category === 'tires' && 'loadRange' in part) return judgePart('tires', { part, question });
  throw new Error('The part is of another category');
}
