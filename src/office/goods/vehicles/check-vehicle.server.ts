import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  fitsOfVehicle,
  getVehicleRecord,
  type Loss,
  lossOf,
  type PartFlips,
  partFlips,
  readTypedVehicle,
  type VehicleFits,
} from '#src/domain/goods/index.server.ts';
import type { StockVehicle } from '#src/domain/goods/index.ts';
import { drawSide, stockBuild } from '#src/drawing/index.ts';
import { issuesByField } from '#src/office/kit/answer.server.ts';

/** What the shop's parts do on a vehicle, and how that differs from what is saved. */
export type VehicleCheck = {
  /** How many parts of each kind fit, with or without work. */
  fits: {
    category: VehicleFits['tried'][number]['category'];
    good: number;
    tried: number;
    all: number;
  }[];
  /** What saving would change, what stops fitting first. */
  flips: PartFlips[];
  /** What must be accepted before it can be saved. */
  loss: Loss | null;
  /** Addresses of its pictures; null if it cannot be drawn so. */
  drawing: { light: string; dark: string } | null;
};

/** The answer to a form that is being typed. */
export type TypedVehicleCheck = {
  check: VehicleCheck | null;
  issues: Readonly<Record<string, string>>;
};

/** The check of what was typed, against the saved vehicle; null while the form is not complete. */
export async function checkTypedVehicle(
  ctx: Ctx,
  { id, form }: { id: string | null; form: Readonly<Record<string, unknown>> },
): Promise<TypedVehicleCheck> {
  const record = id === null ? null : await getVehicleRecord(ctx, id);
  try {
    const vehicle = await readTypedVehicle(ctx, { form, record, id: id ?? 'new' });
    return {
      check: await checkVehicle(ctx, { vehicle, saved: record?.vehicle ?? null }),
      issues: {},
    };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
    return { check: null, issues: issuesByField(error.issues, ctx.locale) };
  }
}

/** `saved` is null for a new vehicle: nothing that fits now can stop fitting. */
export async function checkVehicle(
  ctx: Ctx,
  { vehicle, saved }: { vehicle: StockVehicle; saved: StockVehicle | null },
): Promise<VehicleCheck> {
  const now = await fitsOfVehicle(ctx, vehicle);
  const before = saved === null || saved === vehicle ? now : await fitsOfVehicle(ctx, saved);
  const flips = partFlips(before, now);
  return {
    fits: now.tried.map(({ category, all, parts }) => ({
      category,
      all,
      tried: parts,
      good: countGood(now, category),
    })),
    flips,
    loss: lossOf(flips),
    drawing: drawn(vehicle),
  };
}

function countGood({ fits }: VehicleFits, category: string): number {
  return fits
    .filter((fit) => fit.category === category)
    .filter(({ verdict }) => verdict === 'fits' || verdict === 'fits-with-work')
    .reduce((sum, { parts }) => sum + parts, 0);
}

/** Null for measurements that make no truck, as they may be in the middle of typing. */
function drawn(vehicle: StockVehicle): VehicleCheck['drawing'] {
  const draw = (theme: 'light' | 'dark') => {
    const { svg } = drawSide({ vehicle, build: stockBuild(vehicle), options: { theme } });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  };
  try {
    return { light: draw('light'), dark: draw('dark') };
  } catch {
    return null;
  }
}
