import {
  type BuildCatalogue,
  type BuildOption,
  listParts,
  type PartRow,
  type ResolvedBuild,
} from '#src/domain/builds/index.ts';
import { type Assessment, assessFitment, type FitBuild } from '#src/domain/fitment/index.ts';
import { choosePart } from '../choices/choose-part.ts';

/** A part that was chosen for another vehicle, judged on this one. */
export type PartOnVehicle = {
  part: PartRow;
  assessment: Assessment;
  /** A size of the same line that fits, if the part does not. */
  instead: string | null;
};

/**
 * Judges each part of a build by itself, so that one that does not fit does not affect another: wheels and tires are
 * judged with the lift only if that fits.
 */
export function partsOnVehicle(build: ResolvedBuild, catalogue: BuildCatalogue): PartOnVehicle[] {
  const { vehicle, liftKit, wheel, tire } = build;
  const bare = { vehicle, lift: null, wheel: null, tire: null };
  const lifted = { ...bare, lift: fitsVehicle({ ...bare, lift: liftKit }) ? liftKit : null };
  const alone: Record<BuildOption, FitBuild> = {
    'lift-kits': { ...bare, lift: liftKit },
    wheels: { ...lifted, wheel },
    tires: { ...lifted, tire },
  };
  const fitting = {
    ...lifted,
    wheel: fitsVehicle(alone.wheels) ? wheel : null,
    tire: fitsVehicle(alone.tires) ? tire : null,
  };
  return listParts(build).map((part) => {
    const assessment = assessFitment(alone[part.option]);
    const isOut = assessment.verdict === 'does-not-fit';
    const shelf = { build: { ...build, fit: fitting }, catalogue };
    return { part, assessment, instead: isOut ? replacementOf(part, shelf) : null };
  });
}

function replacementOf(part: PartRow, shelf: { build: ResolvedBuild; catalogue: BuildCatalogue }) {
  const { liftKits, wheels, tires } = shelf.catalogue;
  const { sku, option } = part;
  const record = [...liftKits, ...wheels, ...tires].find((one) => one.sku === sku);
  return record ? choosePart(option, { lineId: record.lineId, sku }, shelf) : null;
}

function fitsVehicle(build: FitBuild): boolean {
  return assessFitment(build).verdict !== 'does-not-fit';
}
