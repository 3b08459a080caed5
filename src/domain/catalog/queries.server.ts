import type { Ctx } from '#src/domain/context.ts';
import { cacheEachByVersion } from '#src/domain/facts/index.server.ts';
import { shopToday } from '#src/domain/settings/index.server.ts';
import { liftKitsOf } from './lift-heights.ts';
import {
  loadLiftKits,
  loadLiftLines,
  loadTireLines,
  loadTires,
  loadVehicles,
  loadWheelLines,
  loadWheels,
} from './load-catalog.server.ts';
import { isOffered, wasOffered } from './offer.ts';
import type { PartStatus } from './offer-schemas.ts';
import { readLine, readVariantsOfLine } from './read-rows.server.ts';
import type { LiftKit, LiftKitLine, Tire, TireLine, Wheel, WheelLine } from './schemas.ts';
import { toVehicleChoice, type VehicleChoice } from './vehicle-choices.ts';
import type { Vehicle } from './vehicle-schema.ts';

/** A product line with all of its stock numbers. */
export type LineWithVariants =
  | { kind: 'lift-kit'; line: LiftKitLine; variants: LiftKit[] }
  | { kind: 'wheel'; line: WheelLine; variants: Wheel[] }
  | { kind: 'tire'; line: TireLine; variants: Tire[] };

/** Those that visitors can choose. */
export async function listVehicles(ctx: Ctx): Promise<readonly Vehicle[]> {
  return (await loadVehicles(ctx)).offered;
}

/** With those that are no longer offered: builds and finished trucks still name them. */
export async function listKnownVehicles(ctx: Ctx): Promise<readonly Vehicle[]> {
  return (await loadVehicles(ctx)).known;
}

/** Also one that is no longer offered. */
export async function getVehicle(ctx: Ctx, id: string): Promise<Vehicle | null> {
  return (await loadVehicles(ctx)).byId.get(id) ?? null;
}

/** The choices of year, make, model and body; narrow them with `yearsOf`, `makesIn`, `modelsIn`, `bodiesIn`. */
export async function vehicleChoices(ctx: Ctx): Promise<readonly VehicleChoice[]> {
  const { year } = await shopToday(ctx);
  return choicesInYear(ctx, year);
}

const choicesInYear = cacheEachByVersion<number, readonly VehicleChoice[]>(['catalog'], {
  most: 1,
  keyOf: String,
  read: async (ctx, year) =>
    (await listVehicles(ctx)).map((vehicle) => toVehicleChoice(vehicle, year)),
});

/** Lift lines at each of their heights. Like all lists of parts, only what the shop offers. */
export async function listLiftKits(ctx: Ctx): Promise<readonly LiftKit[]> {
  return loadLiftKits(ctx);
}

/** With `boltPatterns`, only wheels drilled for at least one of them ("6x135"). */
export async function listWheels(
  ctx: Ctx,
  { boltPatterns }: { boltPatterns?: readonly string[] } = {},
): Promise<readonly Wheel[]> {
  const wheels = await loadWheels(ctx);
  if (!boltPatterns) return wheels;
  return wheels.filter((wheel) =>
    wheel.boltPatterns.some((pattern) => boltPatterns.includes(pattern)),
  );
}

export async function listTires(ctx: Ctx): Promise<readonly Tire[]> {
  return loadTires(ctx);
}

/** All lines of the shop, lifts first, each with its variants. */
export async function listLines(ctx: Ctx): Promise<LineWithVariants[]> {
  const [kits, wheels, tires] = [
    groupByLine(await loadLiftKits(ctx)),
    groupByLine(await loadWheels(ctx)),
    groupByLine(await loadTires(ctx)),
  ];
  return [
    ...(await loadLiftLines(ctx)).map((line) => ({
      kind: 'lift-kit' as const,
      line,
      variants: kits.get(line.lineId) ?? [],
    })),
    ...(await loadWheelLines(ctx)).map((line) => ({
      kind: 'wheel' as const,
      line,
      variants: wheels.get(line.lineId) ?? [],
    })),
    ...(await loadTireLines(ctx)).map((line) => ({
      kind: 'tire' as const,
      line,
      variants: tires.get(line.lineId) ?? [],
    })),
  ];
}

function groupByLine<Item extends { lineId: string }>(items: readonly Item[]) {
  return Map.groupBy(items, ({ lineId }) => lineId);
}

/** Reads this line only: the whole catalog may be too large to load for one page. */
export function getLine(ctx: Ctx, lineId: string): Promise<LineWithVariants | null> {
  return readLineIf(ctx, { lineId, isWanted: isOffered });
}

/** Like `getLine`, but also lines that are no longer offered: builds and pictures still refer to them. */
export function getLineOnceOffered(ctx: Ctx, lineId: string): Promise<LineWithVariants | null> {
  return readLineIf(ctx, { lineId, isWanted: wasOffered });
}

type LineQuery = { lineId: string; isWanted(one: { status: PartStatus }): boolean };

/** Whatever their status. */
const loadLine = cacheEachByVersion(['catalog'], {
  most: 300,
  keyOf: (lineId: string) => lineId,
  read: readLineWithVariants,
});

async function readLineIf(
  ctx: Ctx,
  { lineId, isWanted }: LineQuery,
): Promise<LineWithVariants | null> {
  const found = await loadLine(ctx, lineId);
  if (!found || !isWanted(found.line)) return null;
  switch (found.kind) {
    case 'lift-kit':
      return { ...found, variants: found.variants.filter(isWanted) };
    case 'wheel':
      return { ...found, variants: found.variants.filter(isWanted) };
    case 'tire':
      return { ...found, variants: found.variants.filter(isWanted) };
  }
}

async function readLineWithVariants(ctx: Ctx, lineId: string): Promise<LineWithVariants | null> {
  const found = await readLine(ctx, lineId);
  if (!found) return null;
  switch (found.kind) {
    case 'lift-kit':
      return { ...found, variants: liftKitsOf(found.line) };
    case 'wheel':
      return { ...found, variants: await readVariantsOfLine(ctx, { kind: 'wheel', lineId }) };
    case 'tire':
      return { ...found, variants: await readVariantsOfLine(ctx, { kind: 'tire', lineId }) };
  }
}
