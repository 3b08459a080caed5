import { listTires, listVehicles, listWheels } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { CellContext } from './to-store-line.ts';

/** The records that the pictures of cells are chosen from. */
export async function cellRecords(
  ctx: Ctx,
): Promise<Pick<CellContext, 'vehicles' | 'tires' | 'wheels' | 'drawn'>> {
  const [vehicles, tires, wheels] = await Promise.all([
    listVehicles(ctx),
    listTires(ctx),
    listWheels(ctx),
  ]);
  return { vehicles, tires: tires.filter(({ type }) => type === 'A/T'), wheels, drawn: new Set() };
}
