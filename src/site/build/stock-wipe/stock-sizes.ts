import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { inchesText } from '../figure-text.ts';

/** What a slider from stock to built tells of a truck, in inches. */
export type TruckSizes = { height: number; tires: number; wheels: number };

type Frozen = Pick<BuildSnapshot, 'figures' | 'drawing'>;

/** Sizes of the truck as it came and as built, by the figures that were frozen with the build. */
export function truckSizes(
  vehicle: Pick<Vehicle, 'heightIn' | 'stockTire' | 'stockWheel'>,
  { figures: { height, tireDiameter }, drawing }: Frozen,
): { stock: TruckSizes; built: TruckSizes } {
  const tallIn = spanOf(height, { stockIn: vehicle.heightIn, builtIn: vehicle.heightIn });
  const tiresIn = spanOf(tireDiameter, {
    stockIn: vehicle.stockTire.diameterIn,
    builtIn: drawing.tire.diameterIn,
  });
  return {
    stock: {
      height: tallIn.stockIn,
      tires: tiresIn.stockIn,
      wheels: vehicle.stockWheel.diameterIn,
    },
    built: { height: tallIn.builtIn, tires: tiresIn.builtIn, wheels: drawing.wheel.diameterIn },
  };
}

type Figure = { value: number | null; delta?: number | null | undefined };
type StockToBuilt = { stockIn: number; builtIn: number };

/** A frozen figure without its change is what the truck came with. */
function spanOf(figure: Figure | undefined, record: StockToBuilt): StockToBuilt {
  const { value = null, delta = null } = figure ?? {};
  if (value === null) return record;
  return { stockIn: delta === null ? record.stockIn : value - delta, builtIn: value };
}

/** Sizes that differ when they are written out, as texts; the others are left out. */
export type ChangedSize = { name: keyof TruckSizes; stock: string; built: string };

export function changedSizes(
  { stock, built }: { stock: TruckSizes; built: TruckSizes },
  locale: Locale,
): ChangedSize[] {
  return (['height', 'tires', 'wheels'] as const).flatMap((name) => {
    const size = {
      name,
      stock: inchesText(stock[name], locale),
      built: inchesText(built[name], locale),
    };
    return size.stock === size.built ? [] : [size];
  });
}
