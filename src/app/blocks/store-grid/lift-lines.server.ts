import { listLines, listVehicles } from '#src/domain/catalog/index.server.ts';
import type { LiftKit, LiftKitLine, LiftType, Vehicle } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { checkLift } from '#src/domain/fitment/index.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { StoreLine } from './store-line.ts';
import { inchesBandText, priceBandText, type StoreWords } from './store-words.ts';

/** The maker's own types, as the store sorts them. */
const kindOfType = {
  leveling: 'leveling',
  'suspension (strut + add-a-leaf/rear coil)': 'suspension',
  'suspension (drop bracket / knuckle)': 'suspension',
  coilover: 'coilover',
  'long-arm': 'long-arm',
  'suspension (radius-arm drop or arms, coils, rear block/pack)': 'suspension',
  'suspension (load-rated coils/leafs)': 'suspension',
  body: 'body',
} as const satisfies Record<LiftType, string>;

/** The shop's lift lines, each drawn on a truck that it is made for. */
export async function liftLines(ctx: Ctx, words: StoreWords): Promise<StoreLine[]> {
  const [lines, vehicles] = await Promise.all([listLines(ctx), listVehicles(ctx)]);
  const drawn = new Set<Vehicle>();
  return lines.flatMap((one) =>
    one.kind === 'lift-kit' ? [toStoreLine(one, { vehicles, drawn, words })] : [],
  );
}

type Given = {
  vehicles: readonly Vehicle[];
  /** Those that other lines are drawn on: each line gets one of its own where it can. */
  drawn: Set<Vehicle>;
  words: StoreWords;
};

function toStoreLine(
  { line, variants }: { line: LiftKitLine; variants: LiftKit[] },
  given: Given,
): StoreLine {
  const { words } = given;
  const kind = kindOfType[line.type];
  const { min, max } = line.hours;
  return {
    lineId: line.lineId,
    name: line.name,
    brand: { value: slugOf(line.brand), label: line.brand },
    type: { value: kind, label: words.t(`type.${kind}`) },
    facts: [heightsText(variants, words), words.t('hours', { low: min, high: max })],
    priceCents: line.priceCents,
    price: priceBandText(line.priceCents, words),
    priceNote: words.t('price.installed'),
    picture: pictureOf(variants, given),
  };
}

function heightsText(variants: readonly LiftKit[], words: StoreWords): string {
  const [front, rear] = [variants.map((kit) => kit.frontIn), variants.map((kit) => kit.rearIn)];
  return words.t('heights', {
    front: inchesBandText(front, words),
    rear: inchesBandText(rear, words),
  });
}

/** At its greatest height, on the newest vehicle that the maker makes it for. */
function pictureOf(variants: readonly LiftKit[], { vehicles, drawn, words }: Given) {
  const tallest = variants.toSorted((one, other) => other.frontIn - one.frontIn)[0];
  const madeFor = vehicles.filter((one) => tallest && isMadeFor(one, tallest)).sort(newestFirst);
  const vehicle = madeFor.find((one) => !drawn.has(one)) ?? madeFor[0];
  if (!tallest || !vehicle) return null;
  drawn.add(vehicle);
  const { frontIn, rearIn } = tallest;
  return {
    drawing: { vehicle: vehicle.id, lift: frontIn, liftRear: rearIn },
    caption: words.t('drawnOn', { vehicle: vehicleText(vehicle) }),
  };
}

function isMadeFor(vehicle: Vehicle, kit: LiftKit): boolean {
  return checkLift(vehicle, kit).some(({ code }) => code === 'lift.ok');
}

function newestFirst(one: Vehicle, other: Vehicle): number {
  return other.years[0] - one.years[0] || one.id.localeCompare(other.id);
}

function vehicleText({ years: [from], make, model }: Vehicle): string {
  return `${from} ${make} ${model}`;
}
