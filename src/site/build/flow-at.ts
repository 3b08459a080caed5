import {
  type BuildCatalogue,
  buildOptions,
  findStep,
  isBuildOption,
  type ResolvedBuild,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import { type OwnTruck, type VehicleChoice, vehicleName } from '#src/domain/catalog/index.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { readChoiceFilters } from './choices/choice-filter-values.ts';
import { listChoices } from './choices/list-choices.ts';
import type { BuildDraft, FlowData } from './flow-data.ts';
import {
  ownFields,
  type ReadOwn,
  readOwn,
  type TruckHints,
  takeHints,
} from './own-truck/own-fields.ts';
import type { PriceBasis } from './price/price-basis.ts';
import { findVehicles } from './vehicles/find-vehicles.ts';
import { narrowVehicle, readPick } from './vehicles/narrow-vehicle.ts';
import { partsOnVehicle } from './vehicles/parts-on-vehicle.ts';
import { hintsOf } from './vin/hints-of.ts';
import { readVinNote } from './vin/vin-note.ts';

/** The inputs of a step: everything the shop offers, or what a device has stored of it. */
export type FlowBasis = PriceBasis & {
  catalogue: BuildCatalogue;
  choices: readonly VehicleChoice[];
};

/**
 * What the build flow shows for this build at this URL. The same on the server and, without a network, in the
 * browser.
 */
export function flowAt(url: URL, build: BuildDraft, basis: FlowBasis): FlowData {
  const { catalogue, choices: _choices, ...priceBasis } = basis;
  const step = findStep(build, url.searchParams.get('step'));
  const resolved = resolveBuild(build, catalogue);
  // If the vehicle is no longer in the catalog, it is asked for again.
  if (build.id === null || !resolved || !step || step === 'vehicle') {
    return vehicleStep(url, build, basis);
  }
  const moved = moveAt(url, resolved, catalogue);
  const price = { ...priceBasis, ...moved?.said };
  if (!isBuildOption(step)) {
    const records = recordsOf(catalogue, { build, shown: moved?.skus });
    return { step: 'details', build, ...price, catalogue: records };
  }
  const list = listChoices(
    { option: step, resolved, catalogue },
    readChoiceFilters(url.searchParams),
  );
  const inGroups = list.narrowed.groups.flatMap(({ skus }) => skus);
  const shown = moved ? [...inGroups, ...moved.skus] : inGroups;
  return { step, build, list, ...price, catalogue: recordsOf(catalogue, { build, shown }) };
}

/** The vehicle that, according to the URL, the build was moved from, with suggested replacements. */
function moveAt(url: URL, resolved: ResolvedBuild, catalogue: BuildCatalogue) {
  const was = catalogue.vehicles.find(({ id }) => id === url.searchParams.get('was'));
  if (!was || was.id === resolved.vehicle.id) return null;
  const parts = partsOnVehicle(resolved, catalogue);
  const skus = parts.flatMap(({ instead }) => instead ?? []);
  return { said: { movedFrom: `${was.make} ${was.model}` }, skus };
}

/** Before anything was chosen. */
export function freshDraft(): BuildDraft {
  return { id: null, selectedOptions: [...buildOptions], completedOptions: {} };
}

function vehicleStep(url: URL, draft: BuildDraft, basis: FlowBasis): FlowData {
  const { catalogue, choices, ...priceBasis } = basis;
  const kept = draft.completedOptions.vehicle;
  const typed = url.searchParams.get('q')?.trim() ?? '';
  const [named] = findVehicles(choices, typed);
  const pick = named
    ? { vehicleId: named.choice.id, year: named.year }
    : readPick(url.searchParams);
  const { picked } = narrowVehicle(choices, pick ?? kept ?? {});
  const isSame = kept?.vehicleId === picked.vehicleId;
  const vin = readVinNote(url.searchParams, choices);
  const told = toldAt(url, {
    hints: vin ? hintsOf(vin) : named?.hints,
    choice: choices.find(({ id }) => id === picked.vehicleId),
    own: isSame ? kept.own : undefined,
  });
  const vehicle = { vehicleId: picked.vehicleId, year: picked.year, own: told.own };
  const unlisted = vin?.unlisted;
  const words = named ? '' : typed.slice(0, 80);
  const unknownWords = unlisted
    ? vehicleName(unlisted, unlisted.year, localeOf(url.pathname))
    : words;
  const build = {
    ...draft,
    completedOptions: isSame ? { ...draft.completedOptions, vehicle } : { vehicle },
  };
  return {
    step: 'vehicle',
    build,
    choices: [...choices],
    picked,
    told,
    isExample: !named && !pick && !kept,
    noOption: url.searchParams.has('none'),
    ...(unknownWords !== '' && { unknownWords }),
    ...(vin && { vin }),
    ...priceBasis,
    catalogue: recordsOf(catalogue, { build }),
  };
}

type Known = {
  hints: TruckHints | undefined;
  choice: VehicleChoice | undefined;
  own: OwnTruck | undefined;
};

/** What the URL tells about the truck (a form, a VIN, search words); else what the build has. */
function toldAt({ searchParams }: URL, { hints, choice, own }: Known): ReadOwn {
  const given = new URLSearchParams(searchParams);
  if (hints) takeHints(given, hints);
  const typed = Object.fromEntries(ownFields(own));
  return readOwn(given, choice?.trims) ?? { own, typed, problems: {} };
}

/** Only what the page needs: the vehicle, the parts of the build and those of the list. */
function recordsOf(
  catalogue: BuildCatalogue,
  { build, shown = [] }: { build: BuildDraft; shown?: readonly string[] },
): BuildCatalogue {
  const { vehicle, ...parts } = build.completedOptions;
  const wanted = new Set([...shown, ...Object.values(parts).map(({ sku }) => sku)]);
  const isWanted = ({ sku }: { sku: string }) => wanted.has(sku);
  const { vehicles, liftKits, wheels, tires, ...ofBuild } = catalogue;
  return {
    ...ofBuild,
    vehicles: vehicles.filter(({ id }) => id === vehicle?.vehicleId),
    liftKits: liftKits.filter(isWanted),
    wheels: wheels.filter(isWanted),
    tires: tires.filter(isWanted),
  };
}
