import type { GoodsOf, LineCategory } from '#src/domain/goods/index.ts';

/** The form of a line as text, by field. */
export type LineValues = Readonly<Record<string, string>>;

type Line = GoodsOf[LineCategory];
type Kit = GoodsOf['lift-kits'];

/** The form filled from a line. */
export function lineValues(line: Line): LineValues {
  const { brand, name, status, images } = line;
  const shared = { brand, name, status, images: images.join('\n') };
  if ('heights' in line) return { ...shared, ...kitValues(line) };
  if ('construction' in line) return { ...shared, construction: line.construction };
  return {
    ...shared,
    type: line.type,
    speed: line.speed,
    treadDepth32: text(line.treadDepth32),
    threePeak: line.threePeak ? 'on' : '',
    mileageWarranty: text(line.mileageWarranty),
  };
}

/** A copy has a name of its own, and nobody has counted its heights. */
export function lineCopy(line: Line): LineValues {
  const values = Object.entries(lineValues(line)).filter(([name]) => !name.endsWith('-onHand'));
  return { ...Object.fromEntries(values), name: '', status: 'draft' };
}

/** The form of a new line: hidden from visitors until somebody has looked at it. */
export const emptyLine: LineValues = { status: 'draft' };

function kitValues(line: Kit): LineValues {
  const { details } = line;
  return {
    type: line.type,
    for: line.for,
    shock: line.shock,
    reGear: line.reGear === false ? '' : line.reGear,
    driveline: line.driveline ?? '',
    hoursMin: text(line.hours.min),
    hoursMax: text(line.hours.max),
    priceMinUsd: dollars(line.priceCents.min),
    priceMaxUsd: dollars(line.priceCents.max),
    warranty: line.warranty,
    ...heightValues(line.heights),
    netLiftBasis: details.netLiftBasis ?? '',
    excludes: details.excludes.join('\n'),
    drive: details.drive ?? '',
    maxTireIn: text(details.maxTireIn),
    requiredWheel: details.requiredWheel ?? '',
    components: details.components.join('\n'),
    shockTravelIn: text(details.shockTravelIn),
    steering: details.steering ?? '',
    cutting: details.cutting ?? '',
    boxes: text(details.boxes),
    weightLb: text(details.weightLb),
  };
}

function heightValues(heights: Kit['heights']): LineValues {
  const fields = heights.flatMap(({ frontIn, rearIn, status, stock }, row) =>
    Object.entries({
      frontIn: text(frontIn),
      rearIn: text(rearIn),
      status,
      onHand: text(stock.onHand),
      leadTimeDays: text(stock.leadTimeDays),
    }).map(([name, value]) => [`height-${row}-${name}`, value]),
  );
  return Object.fromEntries(fields);
}

function text(figure: number | null): string {
  return figure === null ? '' : String(figure);
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
