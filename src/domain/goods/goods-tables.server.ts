import type { GoodsCategory } from './goods-category.ts';
import type { GoodsOf } from './goods-of.ts';
import type { GoodsTable } from './goods-table.server.ts';
import { kitTable } from './lines/kit-table.server.ts';
import { lineTable } from './lines/line-table.server.ts';
import { partTable } from './part-table.server.ts';
import { vehicleTable } from './vehicles/vehicle-table.server.ts';

export const goodsTables: { [Category in GoodsCategory]: GoodsTable<GoodsOf[Category]> } = {
  wheels: partTable('wheels'),
  tires: partTable('tires'),
  'lift-kits': kitTable,
  'wheel-lines': lineTable('wheel'),
  'tire-lines': lineTable('tire'),
  vehicles: vehicleTable,
};
