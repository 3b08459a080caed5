import type { Rates } from '#src/domain/rates/index.ts';
import type { Bill, PartItem } from './bill.ts';
import { kitPriceCents } from './kit-spans.ts';
import { jobsOf } from './labor-jobs.ts';
import { hasReason, type QuotedBuild } from './quoted-build.ts';
import { exactly } from './span.ts';

const sensorsOnAVehicle = 4;

/**
 * Tire pressure monitors are on every light vehicle since model year 2008 (49 CFR 571.138), and a shop must not
 * disable them (49 USC 30122): sensors are moved over or bought.
 */
const monitoredFromYear = 2008;

/** All parts and work of a build. */
export function billOf(build: QuotedBuild, rates: Rates): Bill {
  const { tire, withSpare } = build;
  const count = withSpare ? 5 : 4;
  return {
    parts: [...chosenParts(build, count), ...smallParts(build, rates)],
    jobs: jobsOf(build, {
      hasMonitors: hasMonitors(build),
      needsGears: needsGears(build),
      hours: rates.hours,
    }),
    tires: tire && { count, diameterIn: tire.diameterIn, eachCents: tire.priceCents },
  };
}

function chosenParts({ liftKit, wheel, tire }: QuotedBuild, count: number): PartItem[] {
  const items: PartItem[] = [];
  if (liftKit) {
    items.push({ code: 'lift-kit', count: 1, eachCents: kitPriceCents(liftKit) });
  }
  if (wheel) items.push({ code: 'wheels', count, eachCents: exactly(wheel.priceCents) });
  if (tire) items.push({ code: 'tires', count, eachCents: exactly(tire.priceCents) });
  return items;
}

function smallParts(build: QuotedBuild, rates: Rates): PartItem[] {
  const { vehicle, wheel, assessment } = build;
  const items: PartItem[] = [];
  const isEightLug = vehicle.boltPattern.startsWith('8x');
  const lugKitCents = isEightLug ? rates.lugKitCents.eight : rates.lugKitCents.fiveSix;
  if (wheel) items.push({ code: 'lug-kit', count: 1, eachCents: exactly(lugKitCents) });
  if (wheel && hasMonitors(build)) items.push(sensors(rates));
  if (needsGears(build))
    items.push({ code: 'gear-sets', count: 1, eachCents: rates.gearSetsCents });
  if (hasReason(assessment, 'lift.trackBarRequired')) {
    items.push({ code: 'track-bar', count: 1, eachCents: rates.trackBarCents });
  }
  return items;
}

/** The old ones fit most wheels; if one is weak, all are replaced. */
function sensors({ tpmsSensorCents }: Rates): PartItem {
  return {
    code: 'tpms-sensors',
    count: sensorsOnAVehicle,
    eachCents: { low: 0, likely: 0, high: tpmsSensorCents },
  };
}

function hasMonitors({ year }: QuotedBuild): boolean {
  return year >= monitoredFromYear;
}

function needsGears({ assessment, wantsGears }: QuotedBuild): boolean {
  const isAdvised = hasReason(assessment, 'gear.advise');
  return hasReason(assessment, 'gear.required') || (wantsGears && isAdvised);
}
