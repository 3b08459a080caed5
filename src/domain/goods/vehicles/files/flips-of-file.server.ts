import { createHash } from 'node:crypto';
import type { Ctx } from '#src/domain/context.ts';
import { startGivingWay } from '#src/lib/give-way.ts';
import {
  fitsOfVehicle,
  type Loss,
  lossOf,
  type PartFlips,
  partFlips,
} from '../fits-of-vehicle.server.ts';
import type { StockVehicle } from '../vehicle-facts.ts';

/** The verdicts that a file would change on one vehicle, what stops fitting first. */
export type VehicleFlips = { id: string; flips: PartFlips[] };

type Pair = { before: StockVehicle | null; after: StockVehicle };

/** The vehicles on which a verdict changes, the greatest loss first. On a new one nothing can stop fitting. */
export async function flipsOfFile(ctx: Ctx, pairs: readonly Pair[]): Promise<VehicleFlips[]> {
  const giveWay = startGivingWay();
  const all: VehicleFlips[] = [];
  for (const { before, after } of pairs) {
    if (before === null) continue;
    const was = await fitsOfVehicle(ctx, before);
    await giveWay();
    const flips = partFlips(was, await fitsOfVehicle(ctx, after));
    await giveWay();
    if (flips.length > 0) all.push({ id: after.id, flips });
  }
  const lost = new Map(all.map(({ id, flips }) => [id, lossOf(flips)?.parts ?? 0]));
  return all.sort((one, other) => (lost.get(other.id) ?? 0) - (lost.get(one.id) ?? 0));
}

/** What stops fitting on all of them together; null if nothing does. */
export function lossOfFile(vehicles: readonly VehicleFlips[]): Loss | null {
  const losses = vehicles.flatMap(({ id, flips }) => {
    const loss = lossOf(flips);
    return loss ? [{ id, ...loss }] : [];
  });
  if (losses.length === 0) return null;
  const told = losses.map(({ id, stamp }) => `${id} ${stamp}`).sort();
  return {
    parts: losses.reduce((sum, { parts }) => sum + parts, 0),
    stamp: createHash('sha256').update(told.join('\n')).digest('base64url').slice(0, 16),
  };
}
