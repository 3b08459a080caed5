import type { LiftKit, LiftKitLine, Vehicle } from '#src/domain/catalog/index.ts';
import { liftKitsOf, vehicleName } from '#src/domain/catalog/index.ts';
import { checkLift } from '#src/domain/fitment/index.ts';
import { plainModel } from '#src/site/build/index.ts';
import type { CellContext } from './cell-context.ts';
import type { StoreLine } from './store-line.ts';
import { inchesBandText, type StoreWords } from './store-words.ts';

/** Heights of the line, and the labor hours. */
export function liftFacts({ heights, hours }: LiftKitLine, words: StoreWords): string[] {
  const [front, rear] = [heights.map(({ frontIn }) => frontIn), heights.map((one) => one.rearIn)];
  return [
    words.t('heights', {
      front: inchesBandText(front, words),
      rear: inchesBandText(rear, words),
    }),
    words.t('hours', { low: hours.min, high: hours.max }),
  ];
}

/** What a kit's picture needs from its page. */
type Place = Pick<CellContext, 'truck' | 'words' | 'vehicles' | 'drawn'>;
type Drawn = { line: LiftKitLine; sample: LiftKit };

/** On the page's truck; else on the newest one it is made for, at its greatest height. */
export function liftPicture({ line, sample }: Drawn, context: Place): StoreLine['picture'] {
  const { truck, words } = context;
  if (truck) {
    return drawnOn({ vehicle: truck.wish.vehicleId, name: truck.name, kit: sample }, words);
  }
  const kit = tallestOf(line);
  const vehicle = kit && vehicleFor(kit, context);
  if (!vehicle) return null;
  const named = { make: vehicle.make, model: plainModel(vehicle.model) };
  const name = vehicleName(named, vehicle.years[0], words.locale);
  return drawnOn({ vehicle: vehicle.id, name, kit }, words);
}

function drawnOn(
  { vehicle, name, kit }: { vehicle: string; name: string; kit: LiftKit },
  words: StoreWords,
): StoreLine['picture'] {
  return {
    drawing: { vehicle, lift: kit.frontIn, liftRear: kit.rearIn },
    caption: words.t('drawnOn', { vehicle: name }),
  };
}

function tallestOf(line: LiftKitLine): LiftKit | undefined {
  return liftKitsOf(line).sort((one, other) => other.frontIn - one.frontIn)[0];
}

function vehicleFor(kit: LiftKit, { vehicles, drawn }: Place): Vehicle | undefined {
  const madeFor = vehicles.filter((one) => isMadeFor(one, kit)).sort(newestFirst);
  const vehicle = madeFor.find((one) => !drawn.has(one)) ?? madeFor[0];
  if (vehicle) drawn.add(vehicle);
  return vehicle;
}

function isMadeFor(vehicle: Vehicle, kit: LiftKit): boolean {
  return checkLift(vehicle, kit).some(({ code }) => code === 'lift.ok');
}

function newestFirst(one: Vehicle, other: Vehicle): number {
  return other.years[0] - one.years[0] || one.id.localeCompare(other.id);
}
