import type { LiftKitLine, TireLine, WheelLine } from '#src/domain/catalog/index.ts';
import type { StockTire, StockWheel } from './stock-part.ts';
import type { VehicleFacts } from './vehicles/vehicle-facts.ts';

/** What a category has: parts with stock numbers, lines, or vehicles. */
export type GoodsOf = {
  wheels: StockWheel;
  tires: StockTire;
  'lift-kits': LiftKitLine;
  'wheel-lines': WheelLine;
  'tire-lines': TireLine;
  vehicles: VehicleFacts;
};
