import { z } from 'zod';
import { flareFinishes, paintIds, trimFinishes } from './paints.ts';

/** Without control characters and lone surrogates, which JSON columns cannot store. */
const name = z
  .string()
  .min(1)
  .max(80)
  .regex(/^\P{C}+$/u);

/** More than any record has. */
export const mostOptions = 12;

/** The lightest and the heaviest axle rating that a door label of these trucks can show, in lb. */
export const labelLb = { least: 1_500, most: 10_000 } as const;
const rating = z.int().min(labelLb.least).max(labelLb.most).optional();

/** Wheels that these trucks come on, in inches of diameter. */
const wheelIn = { least: 14, most: 24 } as const;

/** The front springs that an owner can tell apart by a look behind the wheel. */
export const toldSprings = ['coilover', 'torsion-bar'] as const;

/** The offsets of single wheels from the factory, in mm. */
export const factoryOffset = { least: -20, most: 75 } as const;

/** Hub center to fender lip, from a lowered truck on small wheels to one lifted as far as kits go, in inches. */
export const fenderIn = { least: 12, most: 40 } as const;
const fender = z.number().min(fenderIn.least).max(fenderIn.most).optional();

export const drivenWheels = ['4wd', '2wd'] as const;
export type DrivenWheels = (typeof drivenWheels)[number];

/**
 * What an owner told about this very truck; what is missing was not told ("not sure"). It never says more than the
 * owner can read off the truck or its papers.
 */
export const ownTruckSchema = z.strictObject({
  /** The id of a trim on record. */
  trim: name.optional(),
  drive: z.enum(drivenWheels).optional(),
  /** By the id of an option on record: whether the truck has it. */
  options: z
    .record(name, z.boolean())
    .refine((all) => Object.keys(all).length <= mostOptions)
    .optional(),
  /** The smallest wheel that is known to go over the front brakes, in inches of diameter. */
  smallestWheelIn: z.int().min(wheelIn.least).max(wheelIn.most).optional(),
  /** What the front rides on, where trucks of the record differ. */
  frontSpring: z.enum(toldSprings).optional(),
  /** Cast into the back of a factory wheel, in mm. */
  factoryOffsetMm: z.int().min(factoryOffset.least).max(factoryOffset.most).optional(),
  /** Axle ratings (GAWR) from the label in the driver's door, in lb. */
  gawrFrontLb: rating,
  gawrRearLb: rating,
  /** Measured from the hub's center straight up to the fender lip, in inches. No rule reads them. */
  fenderFrontIn: fender,
  fenderRearIn: fender,
  /** How it looks; no rule reads it. The roof is what is above the belt line. */
  paint: z.enum(paintIds).optional(),
  roofPaint: z.enum(paintIds).optional(),
  flareFinish: z.enum(flareFinishes).optional(),
  trimFinish: z.enum(trimFinishes).optional(),
});
export type OwnTruck = z.infer<typeof ownTruckSchema>;

/** How an owner's truck looks: of what was told, what a drawing needs. */
export type TruckLook = Pick<OwnTruck, 'paint' | 'roofPaint' | 'flareFinish' | 'trimFinish'>;

/** What was told without how the truck looks: what a verdict may depend on. Undefined if that is nothing. */
export function withoutLook(own: OwnTruck | undefined): OwnTruck | undefined {
  if (!own) return undefined;
  const { paint: _p, roofPaint: _r, flareFinish: _f, trimFinish: _t, ...facts } = own;
  return isTold(facts) ? facts : undefined;
}

/** Whether anything was told. */
export function isTold(own: OwnTruck | undefined): own is OwnTruck {
  return own !== undefined && Object.values(own).some((fact) => fact !== undefined);
}
