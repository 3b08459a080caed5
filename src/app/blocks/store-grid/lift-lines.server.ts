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
  return lines.flatMap((one) =>
    one.kind === 'lift-kit' ? [toStoreLine(one, { vehicles, words })] : [],
  );
}

type Given = { vehicles: readonly Vehicle[]; words: StoreWords };

function toStoreLine(
  { line, variants }: { line: LiftKitLine; variants: LiftKit[] },
  { vehicles, words }: Given,
): StoreLine {
  const kind = kindOfType[line.type];
  const heights = variants.map(({ frontIn }) => frontIn);
  const { min, max } = line.hours;
  return {
    lineId: line.lineId,
    name: line.name,
    brand: { value: slugOf(line.brand), label: line.brand },
    type: { value: kind, label: words.t(`type.${kind}`) },
    facts: [inchesBandText(heights, words), words.t('hours', { low: min, high: max })],
    priceCents: line.priceCents,
    price: priceBandText(line.priceCents, words),
    priceNote: words.t('price.installed'),
    picture: pictureOf(variants, { vehicles, words }),
  };
}

/** At its greatest height, on the newest vehicle that the maker makes it for. */
function pictureOf(variants: readonly LiftKit[], { vehicles, words }: Given): StoreLine['picture'] {
  const tallest = variants.toSorted((one, other) => other.frontIn - one.frontIn)[0];
  if (!tallest) return null;
  const [vehicle] = vehicles.filter((one) => isMadeFor(one, tallest)).sort(newestFirst);
  if (!vehicle) return null;
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
