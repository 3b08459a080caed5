import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import {
  type BuildCatalogue,
  buildOptions,
  findStep,
  isBuildOption,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import { vehicleChoices } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Rates } from '#src/domain/settings/index.ts';
import type { BuildDraft, FlowData } from './flow-data.ts';
import { groupChoices, readMore } from './group-choices.server.ts';
import { narrowVehicle, readPick } from './narrow-vehicle.ts';
import { openUnsentBuild } from './open-build.server.ts';

/** What the build flow shows at this address. The route has sent away what has no build. */
export async function loadFlow(
  ctx: Ctx,
  { request, url }: { request: Request; url: URL },
): Promise<FlowData> {
  const open = await openUnsentBuild(ctx, request);
  const [catalogue, { rates }] = await Promise.all([readBuildCatalogue(ctx), getShopSettings(ctx)]);
  const draft = open?.build ?? freshDraft();
  const step = findStep(draft, url.searchParams.get('step'));
  const resolved = resolveBuild(draft, catalogue);
  // A vehicle that the catalogue no longer has is asked for again.
  if (!open || !resolved || !step || step === 'vehicle') {
    return vehicleStep(ctx, { draft, url, catalogue, rates });
  }
  const { build } = open;
  const price = { rates, showsPrice: url.searchParams.get('view') === 'price' };
  if (!isBuildOption(step)) {
    return { step: 'details', build, ...price, catalogue: recordsOf(catalogue, { draft }) };
  }
  const more = readMore(url.searchParams.get('more'));
  const groups = groupChoices({ option: step, resolved, catalogue }, more);
  const shown = groups.flatMap(({ skus }) => skus);
  return { step, build, groups, ...price, catalogue: recordsOf(catalogue, { draft, shown }) };
}

function freshDraft(): BuildDraft {
  return { id: null, selectedOptions: [...buildOptions], completedOptions: {} };
}

type VehicleInput = { draft: BuildDraft; url: URL; catalogue: BuildCatalogue; rates: Rates };

async function vehicleStep(ctx: Ctx, input: VehicleInput): Promise<FlowData> {
  const { draft, url, catalogue, rates } = input;
  const choices = await vehicleChoices(ctx);
  const kept = draft.completedOptions.vehicle;
  const { picked } = narrowVehicle(choices, readPick(url.searchParams) ?? kept ?? {});
  const vehicle = { vehicleId: picked.vehicleId, year: picked.year };
  const isSame = kept?.vehicleId === vehicle.vehicleId;
  const build = {
    ...draft,
    completedOptions: isSame ? { ...draft.completedOptions, vehicle } : { vehicle },
  };
  const noOption = url.searchParams.has('none');
  const records = recordsOf(catalogue, { draft: build });
  const price = { rates, showsPrice: false };
  return { step: 'vehicle', build, choices, picked, noOption, ...price, catalogue: records };
}

/** Only what the page names: the vehicle, the parts of the build and those of the list; kits with
 * the other heights of their line, which their price is read from. */
function recordsOf(
  catalogue: BuildCatalogue,
  { draft, shown = [] }: { draft: BuildDraft; shown?: readonly string[] },
): BuildCatalogue {
  const { vehicle, ...parts } = draft.completedOptions;
  const wanted = new Set([...shown, ...Object.values(parts).map(({ sku }) => sku)]);
  const isWanted = ({ sku }: { sku: string }) => wanted.has(sku);
  const kitLines = new Set(catalogue.liftKits.filter(isWanted).map(({ lineId }) => lineId));
  return {
    vehicles: catalogue.vehicles.filter(({ id }) => id === vehicle?.vehicleId),
    liftKits: catalogue.liftKits.filter(({ lineId }) => kitLines.has(lineId)),
    wheels: catalogue.wheels.filter(isWanted),
    tires: catalogue.tires.filter(isWanted),
  };
}
