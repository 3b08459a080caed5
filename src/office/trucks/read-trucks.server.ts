import type { DrawInput } from '#src/domain/builds/index.ts';
import { findVariants, getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheEachByVersion } from '#src/domain/facts/index.server.ts';
import type { Verdict } from '#src/domain/fitment/index.ts';
import { type Inquiry, listSentTrucks, type SentTruck } from '#src/domain/leads/index.server.ts';
import { recognizeVehicle } from './recognize-vehicle.server.ts';
import { type Truck, type TruckSetup, truckAt } from './truck-size.ts';

/** What a record knows of its truck: a sent build, and the words of whoever typed it. */
export type TruckOf = {
  /** Of the record. */
  id: string;
  leadId?: string | null;
  buildId?: string | null;
  /** "2021 Ford F-150"; '' without one. */
  typed: string;
};

/** A build has its own; requests of an appointment name one, messages none. */
export function truckOfInquiry({
  id,
  kind,
  about,
}: Pick<Inquiry, 'id' | 'kind' | 'about'>): TruckOf {
  const isNamed = kind === 'appointment' || kind === 'waiting';
  return { id, leadId: kind === 'build' ? id : null, typed: isNamed ? about : '' };
}

/** A truck to scale; verdict and setup are those of its build, null without one. */
export type KnownTruck = Truck & { verdict: Verdict | null; setup: TruckSetup | null };

/**
 * The trucks of all records of a page, by the record's id, with one statement for the builds that were not asked for
 * before. A record is missing if its truck is not known, or not on record.
 */
export async function readTrucks(
  ctx: Ctx,
  records: readonly TruckOf[],
): Promise<Map<string, KnownTruck>> {
  const sent = await listSentTrucks(ctx, {
    leadIds: records.flatMap(({ leadId }) => leadId ?? []),
    buildIds: records.flatMap(({ buildId }) => buildId ?? []),
  });
  const wheels = await offeredWheels(ctx, sent);
  const found = new Map<string, KnownTruck>();
  for (const record of records) {
    const build = sent.find((one) => isOf(one, record));
    const truck = build ? await sentTruck(ctx, { build, wheels }) : await typedTruck(ctx, record);
    if (truck) found.set(record.id, truck);
  }
  return found;
}

function isOf(sent: SentTruck, { leadId, buildId }: TruckOf): boolean {
  return sent.leadId === leadId || (sent.buildId !== null && sent.buildId === buildId);
}

/** Stock numbers that can be drawn: a build may name one that the catalog has no more. */
function offeredWheels(ctx: Ctx, sent: readonly SentTruck[]): Promise<ReadonlySet<string>> {
  return knownWheels(ctx, [...new Set(sent.flatMap(({ wheelSku }) => wheelSku ?? []))]);
}

/** Remembered, because open pages ask for the same ones again with all news. */
const knownWheels = cacheEachByVersion<string[], ReadonlySet<string>>(['catalog'], {
  most: 100,
  keyOf: (skus) => skus.toSorted().join(),
  read: async (ctx, skus) => {
    if (skus.length === 0) return new Set();
    const wheels = await findVariants(ctx, { kind: 'wheel', skus });
    return new Set(wheels.map(({ sku }) => sku));
  },
});

type Sent = { build: SentTruck; wheels: ReadonlySet<string> };

async function sentTruck(ctx: Ctx, { build, wheels }: Sent): Promise<KnownTruck | null> {
  const { drawing, verdict, wheelSku } = build;
  const vehicle = await getVehicle(ctx, drawing.vehicleId);
  if (!vehicle) return null;
  const setup = setupOf(drawing);
  const wheel = wheelSku !== null && wheels.has(wheelSku) ? wheelSku : undefined;
  return { ...truckAt(vehicle, { setup, wheel, look: drawing.look }), verdict, setup };
}

function setupOf({ liftFrontIn, liftRearIn, tire }: DrawInput): TruckSetup {
  return { liftFrontIn, liftRearIn, tireIn: tire.diameterIn };
}

async function typedTruck(ctx: Ctx, { typed }: TruckOf): Promise<KnownTruck | null> {
  const vehicle = await recognizeVehicle(ctx, typed);
  return vehicle && { ...truckAt(vehicle, { setup: null }), verdict: null, setup: null };
}
