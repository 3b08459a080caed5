import type { Ctx } from '#src/domain/context.ts';
import { loadCatalog } from './load-catalog.server.ts';
import type { LiftKit, LiftKitLine, Tire, TireLine, Wheel, WheelLine } from './schemas.ts';
import { toVehicleChoice, type VehicleChoice } from './vehicle-choices.ts';
import type { Vehicle } from './vehicle-schema.ts';

/** A product line with everything of it that has a stock number. */
export type LineWithVariants =
  | { kind: 'lift-kit'; line: LiftKitLine; variants: LiftKit[] }
  | { kind: 'wheel'; line: WheelLine; variants: Wheel[] }
  | { kind: 'tire'; line: TireLine; variants: Tire[] };

export async function listVehicles(ctx: Ctx): Promise<readonly Vehicle[]> {
  return (await loadCatalog(ctx)).vehicles;
}

export async function getVehicle(ctx: Ctx, id: string): Promise<Vehicle | null> {
  return (await loadCatalog(ctx)).vehicleById.get(id) ?? null;
}

/** The choice of year, make, model and body; narrow it with `yearsOf`, `makesIn`, `modelsIn`, `bodiesIn`. */
export async function vehicleChoices(ctx: Ctx): Promise<VehicleChoice[]> {
  const year = ctx.clock.now().toZonedDateTimeISO('America/Phoenix').year;
  return (await listVehicles(ctx)).map((vehicle) => toVehicleChoice(vehicle, year));
}

/** Lift lines at each of their heights. */
export async function listLiftKits(ctx: Ctx): Promise<readonly LiftKit[]> {
  return (await loadCatalog(ctx)).liftKits;
}

/** With `boltPatterns` only wheels that are drilled for at least one of them ("6x135"). */
export async function listWheels(
  ctx: Ctx,
  { boltPatterns }: { boltPatterns?: readonly string[] } = {},
): Promise<readonly Wheel[]> {
  const { wheels } = await loadCatalog(ctx);
  if (!boltPatterns) return wheels;
  return wheels.filter((wheel) =>
    wheel.boltPatterns.some((pattern) => boltPatterns.includes(pattern)),
  );
}

export async function listTires(ctx: Ctx): Promise<readonly Tire[]> {
  return (await loadCatalog(ctx)).tires;
}

/** All lines of the shop, lifts first, each with its variants. */
export async function listLines(ctx: Ctx): Promise<LineWithVariants[]> {
  const catalog = await loadCatalog(ctx);
  return [
    ...catalog.liftLines.map((line) => ({
      kind: 'lift-kit' as const,
      line,
      variants: variantsOf(catalog.liftKits, line),
    })),
    ...catalog.wheelLines.map((line) => ({
      kind: 'wheel' as const,
      line,
      variants: variantsOf(catalog.wheels, line),
    })),
    ...catalog.tireLines.map((line) => ({
      kind: 'tire' as const,
      line,
      variants: variantsOf(catalog.tires, line),
    })),
  ];
}

function variantsOf<Item extends { lineId: string }>(
  items: readonly Item[],
  line: { lineId: string },
): Item[] {
  return items.filter((item) => item.lineId === line.lineId);
}

export async function getLine(ctx: Ctx, lineId: string): Promise<LineWithVariants | null> {
  return (await listLines(ctx)).find(({ line }) => line.lineId === lineId) ?? null;
}
