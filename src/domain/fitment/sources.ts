import { FIGURE_SOURCES, type Source, standard, trade } from './figure-sources.ts';

export { recordSource, type Source } from './figure-sources.ts';

/** Where rules come from, beside the vehicle's record. */
export const SOURCES = {
  ...FIGURE_SOURCES,
  boltPattern: standard('Wheel trade convention: same lug count, bolt circle within 0.3 mm'),
  dualWheels: standard(
    'Wheel trade convention: the two wheels of a dual rear axle stand back to back, with over 100 mm of offset',
  ),
  hubBore: standard(
    'Wheel trade convention: bore no smaller than the hub; hub ring from 0.5 to 25 mm',
  ),
  usualWidth: trade(
    'Tire trade: a flotation size is meant 12.50 in wide up to 37 in, 13.50 in from 38 in, where no width is named',
  ),
  rimRange: standard(
    'Approved rim widths of the tire, as the Tire and Rim Association and ETRTO list them',
  ),
  sweptCircle: standard(
    'Arithmetic of the circle that a tire’s outer edge swings around the steering axis, 80 to 130 mm inside the hub',
  ),
  axleLoad: standard('FMVSS 110 (49 CFR 571.110) and the axle rating on the door-jamb label'),
  axleRange: trade(
    'Axle ratings over the trims of this generation, as the vehicle record has them; yours is on the door-jamb label',
  ),
  standardLoad: trade(
    'Load of the factory tire size, as the Tire and Rim Association and ETRTO tables give it',
  ),
  passengerOnTruck: standard(
    'Tire trade rule: an LT original is never replaced by a passenger tire',
  ),
  innerRoom: trade(
    'Trade rule: stock-knuckle suspensions usually leave 8 to 15 mm inside the wheel',
  ),
  suspensionKind: trade(
    'Kit practice: what coils, torsion bars, leaf and air springs, struts and an independent rear axle take',
  ),
  bracketLift: trade(
    'Lift trade rule: 4 in and more on independent suspension blocks factory wheels',
  ),
  stacking: trade(
    'Lift trade rule: no spacer on a lifted strut; a body lift of at most 3 in on top',
  ),
  trackBar: trade(
    'Lift trade rule: solid axles need an adjustable track bar from 4 in, and do better with one below',
  ),
  frontAngles: trade(
    'Lift trade rule: from 2.5 in on, factory upper arms and axle shafts of an independent front run at steep angles',
  ),
  speedSymbol: standard(
    'Speed symbols of tires, as ETRTO and the Tire and Rim Association define them',
  ),
  inflation: trade(
    'Tire and Rim Association: the load of a tire grows with its pressure to the power of 0.585',
  ),
  lugNuts: standard(
    'Wheel trade convention: lug nuts have the thread of the stud and the seat of the wheel',
  ),
  gearing: trade('Trade rule: a re-gear is worth offering from an 8 % drop of the effective ratio'),
  spare: trade('No record says how large a tire the spare carrier takes'),
  stateLaw: standard('Vehicle codes of the states'),
} as const satisfies Record<string, Source>;
