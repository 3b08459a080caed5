import { isDeepStrictEqual } from 'node:util';
import type { FactSource, Vehicle } from '#src/domain/catalog/index.ts';
import { factsOf, type StockVehicle, sourceKey, type VehicleFacts } from './vehicle-facts.ts';

/** A fact of which the shop and the product's data say different things. */
export type FactDifference = {
  fact: string;
  shop: unknown;
  shipped: unknown;
  shopSource: FactSource | null;
  shippedSource: FactSource | null;
};

/** Where the shop's record differs from the shipped one; a fact whose source alone differs counts too. */
export function differencesOf(vehicle: StockVehicle, shipped: Vehicle | null): FactDifference[] {
  if (shipped === null) return [];
  const { provenance, status: _, ...fields } = vehicle;
  return Object.entries(fields).flatMap(([fact, shop]) => {
    const theirs = (shipped as Record<string, unknown>)[fact];
    const sources = { shop: provenance[fact] ?? null, shipped: shipped.provenance[fact] ?? null };
    const isSame = isDeepStrictEqual([shop, sources.shop], [theirs, sources.shipped]);
    if (isSame) return [];
    return [
      {
        fact,
        shop,
        shipped: theirs,
        shopSource: sources.shop,
        shippedSource: sources.shipped,
      },
    ];
  });
}

/** The vehicle with one fact, or all, as the product ships them. */
export function withShipped(
  vehicle: StockVehicle,
  { shipped, fact }: { shipped: Vehicle; fact: string | null },
): StockVehicle {
  const { status } = vehicle;
  if (fact === null) return { ...shipped, status };
  const { [fact]: _, ...others } = vehicle.provenance;
  const source = shipped.provenance[fact];
  const value = (shipped as Record<string, unknown>)[fact];
  return {
    ...vehicle,
    [fact]: value,
    provenance: source ? { ...others, [fact]: source } : others,
  };
}

type Merged = { vehicle: StockVehicle; base: Vehicle; shipped: Vehicle };

/**
 * A record after the product's data changed from `base` to `shipped`: facts that the shop left as they were follow,
 * those that it changed stay.
 */
export function mergedFacts({ vehicle, base, shipped }: Merged): VehicleFacts {
  const { status } = vehicle;
  const [ours, was, theirs] = [
    factsOf(vehicle),
    factsOf({ ...base, status }),
    factsOf({ ...shipped, status }),
  ];
  const isOurs = (fact: string) => !isDeepStrictEqual(ours[fact] ?? null, was[fact] ?? null);
  const facts = Object.keys(vehicleKeys(ours, theirs));
  const next = facts.map((fact) => {
    // A value and its source belong together: whoever changed one of them keeps both.
    const of = fact.replace(/^source:/, '');
    const stays = isOurs(of) || isOurs(sourceKey(of));
    return [fact, stays ? (ours[fact] ?? null) : (theirs[fact] ?? null)];
  });
  return { ...Object.fromEntries(next), id: vehicle.id, status };
}

function vehicleKeys(...of: readonly VehicleFacts[]): VehicleFacts | object {
  return Object.assign({}, ...of);
}
