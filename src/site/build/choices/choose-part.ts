import type { BuildCatalogue, BuildOption, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Wheel } from '#src/domain/catalog/index.ts';
import { type Candidate, liftKitsFor, tiresFor, wheelsFor } from '#src/domain/fitment/index.ts';

/** A product line of the store, and the chosen size. */
export type WantedPart = { lineId: string; sku: string | null };

/**
 * The part of a line that is added to a build: the chosen size, unless it cannot go on this vehicle; then the same
 * size drilled or made for it, then whatever of the line fits best. Null if nothing of the line fits.
 */
export function choosePart(
  option: BuildOption,
  wanted: WantedPart,
  { build, catalogue }: { build: ResolvedBuild; catalogue: BuildCatalogue },
): string | null {
  const fitting = candidatesOf(option, wanted.lineId, { build, catalogue }).filter(
    ({ assessment }) => assessment.verdict !== 'does-not-fit',
  );
  const pressedWheel = catalogue.wheels.find(({ sku }) => sku === wanted.sku);
  const pressed = fitting.find(({ item }) => item.sku === wanted.sku);
  const alike = fitting.find(({ item }) => isSameSize(item, pressedWheel));
  return (pressed ?? alike ?? fitting[0])?.item.sku ?? null;
}

type Shelf = { build: ResolvedBuild; catalogue: BuildCatalogue };

function candidatesOf(
  option: BuildOption,
  lineId: string,
  { build: { vehicle, fit }, catalogue }: Shelf,
): Candidate<{ sku: string }>[] {
  const isOfLine = (part: { lineId: string }) => part.lineId === lineId;
  const { lift, wheel, tire } = fit;
  if (option === 'wheels') {
    return wheelsFor(vehicle, { lift, tire }, catalogue.wheels.filter(isOfLine));
  }
  if (option === 'tires') {
    return tiresFor(vehicle, { lift, wheel }, catalogue.tires.filter(isOfLine));
  }
  return liftKitsFor(vehicle, catalogue.liftKits.filter(isOfLine), { wheel, tire });
}

/** Another bolt pattern of the chosen wheel. */
function isSameSize(one: object, other: Wheel | undefined): boolean {
  if (!other || !('offsetMm' in one && 'widthIn' in one && 'diameterIn' in one)) return false;
  const { diameterIn, widthIn, offsetMm } = other;
  return one.diameterIn === diameterIn && one.widthIn === widthIn && one.offsetMm === offsetMm;
}
