import { describe, expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { buildNumbers, type Vehicle, vehicleSchema } from '#src/domain/fitment/index.ts';
import { frontMeasurer } from '#tests/drawing/measure-front.ts';
import { sideMeasurer } from '#tests/drawing/measure-side.ts';
import { drawFront } from './front/draw-front.ts';
import { drawSide } from './side/draw-side.ts';
import { stockBuild } from './stock-build.ts';

const vehicles = vehicleSchema.array().parse(records);
const MOST_OFF_IN = 0.1;

const LIFTS = [
  [0, 0],
  [2, 0],
  [2.5, 1],
  [4, 4],
  [6, 5],
] as const;
const WHEELS = [
  { diameterIn: 17, widthIn: 9, offsetMm: -12, tire: 33, sectionIn: 12.5 },
  { diameterIn: 17, widthIn: 8.5, offsetMm: 0, tire: 31.6, sectionIn: 10.4 },
  { diameterIn: 18, widthIn: 9, offsetMm: 18, tire: 34.4, sectionIn: 11.6 },
  { diameterIn: 20, widthIn: 10, offsetMm: -18, tire: 35, sectionIn: 12.5 },
  { diameterIn: 20, widthIn: 12, offsetMm: -44, tire: 37, sectionIn: 13.5 },
  { diameterIn: 17, widthIn: 8, offsetMm: 25, tire: 29.7, sectionIn: 9.6 },
  { diameterIn: 16, widthIn: 8, offsetMm: -25, tire: 40, sectionIn: 13.5 },
  { diameterIn: 18, widthIn: 8, offsetMm: 35, tire: 32.1, sectionIn: 10.8 },
] as const;

/**
 * Each vehicle with every wheel, rotating the lifts: over all vehicles every wheel meets every lift, and a vehicle is
 * drawn 8 times instead of 40.
 */
function combinationsOf(vehicle: Vehicle) {
  const turn = vehicles.indexOf(vehicle);
  return WHEELS.map((wheel, at) => {
    const [liftFrontIn, liftRearIn] = LIFTS[(turn + at) % LIFTS.length] ?? LIFTS[0];
    return { liftFrontIn, liftRearIn, ...wheel };
  });
}
type Combination = ReturnType<typeof combinationsOf>[number];

function buildOf(vehicle: Vehicle, combination: Combination) {
  const { liftFrontIn, liftRearIn, tire, sectionIn, ...wheel } = combination;
  const stock = stockBuild(vehicle);
  return {
    ...stock,
    liftFrontIn,
    liftRearIn,
    tire: { diameterIn: tire, sectionIn, tread: 'H/T' as const },
    wheel: { ...wheel, design: 'adobe' as const, finish: 'silver' as const },
  };
}

/** The figures of the same build in the table next to the drawing. */
function tableOf(vehicle: Vehicle, combination: Combination) {
  const { liftFrontIn, liftRearIn, tire, ...wheel } = combination;
  const type = 'suspension (load-rated coils/leafs)' as const;
  const lift = { type, frontIn: liftFrontIn, rearIn: liftRearIn };
  return buildNumbers({
    vehicle,
    lift: { ...lift, for: '', driveline: null, reGear: false },
    wheel: { ...wheel, boltPatterns: [vehicle.boltPattern], boreMm: vehicle.hubBoreMm },
    tire: { size: `${tire}`, diameterIn: tire, rimMinIn: null, rimMaxIn: null },
  });
}

type Figures = Record<string, number | null>;

/** Names of the figures that are drawn wrong, with what was drawn. */
function misdrawn(drawn: Figures, wanted: Figures): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const measured = drawn[name] ?? null;
    if (measured === null || value === null) return measured === value ? [] : [`${name} unknown`];
    const isClose = Math.abs(measured - value) < MOST_OFF_IN;
    return isClose ? [] : [`${name} ${measured.toFixed(2)} for ${value.toFixed(2)}`];
  });
}

/** One text per vehicle for everything that does not change, so that it is measured once. */
const options = { id: 'geometry', topIn: 110 };

describe.each(vehicles)('$id', (vehicle) => {
  const { widthIn, heightIn, lengthIn, wheelbaseIn, stockTire, stockWheel } = vehicle;
  const combinations = combinationsOf(vehicle);

  test('from the side, what is drawn is what was asked for and what the table says', () => {
    const measureSide = sideMeasurer();
    const faults = combinations.flatMap((combination) => {
      const { liftFrontIn, liftRearIn, tire } = combination;
      const grown = (tire - stockTire.diameterIn) / 2;
      const [riseFrontIn, riseRearIn] = [liftFrontIn + grown, liftRearIn + grown];
      const build = buildOf(vehicle, combination);
      const { svg, numbers } = drawSide({ vehicle, build, options });
      const { envelope, ...drawn } = measureSide(svg);
      const isLevel = riseFrontIn === riseRearIn;
      const table = tableOf(vehicle, combination);
      const middle = heightIn + (drawn.riseFrontIn + drawn.riseRearIn) / 2;
      const asked = { wheelbaseIn, tireDiameterIn: tire, riseFrontIn, riseRearIn };
      return [
        ...misdrawn(drawn, asked),
        ...(isLevel
          ? misdrawn({ ...envelope() }, { lengthIn, heightIn: heightIn + riseFrontIn })
          : []),
        ...misdrawn({ middle, tire: drawn.tireDiameterIn }, tableSide(table)),
        ...misdrawn(
          { middle: numbers.heightIn, clearance: numbers.groundClearanceIn },
          { middle: table.height.value, clearance: table.clearance.value },
        ),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('from the front, what is drawn is what was asked for and what the table says', () => {
    const measureFront = frontMeasurer();
    const stock = drawFront({ vehicle, build: stockBuild(vehicle), options });
    const stockTrackIn = measureFront(stock.svg).trackIn;
    const faults = combinations.flatMap((combination) => {
      const { liftFrontIn, tire, sectionIn, offsetMm } = combination;
      const riseIn = liftFrontIn + (tire - stockTire.diameterIn) / 2;
      const build = buildOf(vehicle, combination);
      const measured = { ...options, dimensions: 'lines' as const };
      const drawn = measureFront(drawFront({ vehicle, build, options: measured }).svg);
      // If the factory's offset is not on record, how far a wheel moves out is unknown too.
      const outwardMm = stockWheel.offsetMm === null ? null : stockWheel.offsetMm - offsetMm;
      const track: Figures =
        outwardMm === null ? {} : { trackIn: stockTrackIn + (2 * outwardMm) / 25.4 };
      const asked = { riseIn, sectionIn, widthIn, tireDiameterIn: tire, ...track };
      return misdrawn(
        { ...drawn },
        { ...asked, heightIn: heightIn + riseIn, pokeIn: tablePoke(vehicle, combination) },
      );
    });
    expect(faults).toEqual([]);
  });
});

function tableSide({ height, tireDiameter }: ReturnType<typeof tableOf>): Figures {
  return { middle: height.value, tire: tireDiameter.value };
}

/** No line is drawn for a rim in the stock position. */
function tablePoke(vehicle: Vehicle, combination: Combination): number | null {
  const millimetres = tableOf(vehicle, combination).poke.value;
  const isDrawn = millimetres !== null && Math.abs(millimetres) >= 0.05 * 25.4;
  return isDrawn ? millimetres / 25.4 : null;
}
