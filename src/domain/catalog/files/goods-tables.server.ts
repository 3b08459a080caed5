import type { LiftKitLine, TireLine, WheelLine } from '../schemas.ts';
import type { Vehicle } from '../vehicle-schema.ts';
import type { GoodsKind } from './columns.ts';
import type { GoodsTable } from './goods-table.server.ts';
import { lineTable } from './line-table.server.ts';
import { type FileVariant, variantTable } from './variant-table.server.ts';
import { vehicleTable } from './vehicle-table.server.ts';

export type RowOf = {
  'lift-kits': LiftKitLine;
  'wheel-lines': WheelLine;
  'tire-lines': TireLine;
  wheels: FileVariant<'wheel'>;
  tires: FileVariant<'tire'>;
  vehicles: Vehicle;
};

export const goodsTables: { [Kind in GoodsKind]: GoodsTable<RowOf[Kind]> } = {
  'lift-kits': lineTable('lift-kit'),
  'wheel-lines': lineTable('wheel'),
  'tire-lines': lineTable('tire'),
  wheels: variantTable('wheel', ['brand', 'name', 'construction']),
  tires: variantTable('tire', ['brand', 'name', 'type']),
  vehicles: vehicleTable,
};
