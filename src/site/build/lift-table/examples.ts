import { pack } from '#src/lib/packed.ts';
import type { Example } from '#src/site/stories/blok-props.ts';
import type { LiftRow, LiftTableView } from './describe-table.ts';

const stock: LiftRow = {
  lift: 'Stock',
  height: '77.2 in',
  tire: '32.1 in',
  size: 'as built',
  verdict: 'fits',
  door: '6.8 in to spare',
  hours: 'none',
  price: null,
};
const lifted: LiftRow = {
  ...stock,
  lift: '6 in',
  height: '85.1 in',
  tire: '36.8 in',
  size: '37x12.50R17LT',
  verdict: 'fits-with-work',
  door: '1.1 in too tall',
  hours: 'about 12 h',
  price: '$4,650',
};
const table: LiftTableView = { vehicle: 'Ford F-150', doorFeet: 7, rows: [stock, lifted] };
const blok = { component: 'lift-table', vehicleId: 'ford-f150-2015' };

export const examples: Example[] = [
  { name: 'stock and a kit', blok, data: pack(table) },
  { name: 'a vehicle that the shop does not have', blok, data: null },
];
