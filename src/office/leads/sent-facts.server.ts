import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { getVehicle, listWheels } from '#src/domain/catalog/index.server.ts';
import type { OwnTruck } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { asOwned } from '#src/domain/fitment/index.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';

type Sent = {
  snapshot: Pick<BuildSnapshot, 'vehicle' | 'drawing' | 'parts'>;
  /** The same build as its customer has it now; null if it cannot be judged anymore. */
  today: ResolvedBuild | null;
};

/**
 * The truck on record, and the sizes that were sent: what the customer chose later changes none of them. Only the
 * answers about the truck (`told`) are of today, because they are stored with the build. Null without a record.
 */
export async function sentFacts(ctx: Ctx, { snapshot, today }: Sent) {
  const { vehicle: sent, drawing, parts } = snapshot;
  const record = await getVehicle(ctx, sent.id);
  if (!record) return null;
  const skuOf = (option: string) => parts.find((part) => part.option === option)?.sku;
  const wheelSku = skuOf('wheels');
  const offered = (await listWheels(ctx)).find(({ sku }) => sku === wheelSku);
  const { bodyStyle, boltPattern } = asOwned(record, { year: sent.year });
  const { wheel, tire, liftFrontIn, liftRearIn } = drawing;
  const isSame = today?.record.id === sent.id;
  return {
    bodyStyle,
    config: record.representativeConfig,
    told: isSame && today.own ? toldFacts(record, today.own) : null,
    boltPattern,
    wheel: {
      size: `${wheel.diameterIn}x${wheel.widthIn}`,
      isStock: wheelSku === undefined,
      offsetMm: wheelSku === undefined ? null : wheel.offsetMm,
      /** Empty for a wheel that the shop no longer offers. */
      patterns: offered?.boltPatterns ?? [],
    },
    tire: { size: tire.label, isStock: skuOf('tires') === undefined },
    lift: skuOf('lift-kits') === undefined ? null : `${liftFrontIn} / ${liftRearIn} in`,
  };
}

/** What the customer told about the truck, by the names of the record. */
function toldFacts({ trims, options }: ResolvedBuild['record'], own: OwnTruck) {
  const told = Object.entries(own.options ?? {});
  return {
    trim: trims?.find(({ id }) => id === own.trim)?.name ?? null,
    drive: own.drive ?? null,
    options: told.flatMap(([id, has]) => {
      const option = options.find((one) => one.id === id);
      return option ? [{ name: option.name, has }] : [];
    }),
    smallestWheelIn: own.smallestWheelIn ?? null,
    frontSpring: own.frontSpring ?? null,
    factoryOffsetMm: own.factoryOffsetMm ?? null,
    gawrLb: { front: own.gawrFrontLb ?? null, rear: own.gawrRearLb ?? null },
    fenderIn: { front: own.fenderFrontIn ?? null, rear: own.fenderRearIn ?? null },
    paint: own.paint ?? null,
    roofPaint: own.roofPaint ?? null,
    flareFinish: own.flareFinish ?? null,
    trimFinish: own.trimFinish ?? null,
  };
}
