import type { Vehicle } from '#src/domain/catalog/index.ts';

/** Where a rule comes from, in the words shown under "how we know". */
export const SOURCES = {
  boltPattern: 'Wheel trade convention: same lug count, bolt circle within 0.3 mm',
  hubBore: 'Wheel trade convention: bore no smaller than the hub; hub ring from 0.5 to 25 mm',
  tireSize: 'Tire and Rim Association and ETRTO size designations',
  rimRange: 'Approved rim widths of the tire, as the Tire and Rim Association and ETRTO list them',
  wheelPosition: 'Arithmetic of wheel width and offset',
  innerRoom: 'Trade rule: stock-knuckle suspensions usually leave 8 to 15 mm inside the wheel',
  liftApplication: "Kit maker's application list",
  bracketLift: 'Lift trade rule: 4 in and more on independent suspension blocks factory wheels',
  trackBar:
    'Lift trade rule: solid axles need an adjustable track bar from 4 in, and do better with one below',
  axleLoad: 'FMVSS 110 and the axle rating on the door-jamb label',
  tireGrowth: 'Arithmetic of tire diameters',
} as const;

/** A field of the vehicle's record, as a source. */
export function recordSource(vehicle: Vehicle, what: string): string {
  const [from, to] = vehicle.years;
  return `Vehicle record ${vehicle.make} ${vehicle.model} ${from}–${to ?? ''}: ${what}`;
}
