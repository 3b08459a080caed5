import { listTires, listVehicles, listWheels } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { ShelfCategory } from '#src/domain/store/index.ts';
import type { CellContext } from './cell-context.ts';

type CellRecords = Pick<CellContext, 'vehicles' | 'tires' | 'wheels' | 'drawn'>;

/** Only what the pictures of cells are chosen from, because a shelf may be large. */
export async function cellRecords(
  ctx: Ctx,
  shelves: readonly ShelfCategory[],
): Promise<CellRecords> {
  const [vehicles, tires, wheels] = await Promise.all([
    shelves.includes('lift-kits') ? listVehicles(ctx) : [],
    shelves.includes('wheels') ? listTires(ctx) : [],
    shelves.includes('tires') ? listWheels(ctx) : [],
  ]);
  return { vehicles, tires: tires.filter(({ type }) => type === 'A/T'), wheels, drawn: new Set() };
}
