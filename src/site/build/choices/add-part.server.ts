import { redirect } from 'react-router';
import {
  readBuildCatalogue,
  recordCompletedOptions,
  selectOptions,
} from '#src/domain/builds/index.server.ts';
import {
  type Build,
  type BuildAccess,
  firstOpenStep,
  isBuildOption,
  replacePart,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import { getLine } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { choosePart } from './choose-part.ts';

/** A part of the store as a form or a URL names it; null if it names none. */
export function readWantedPart(given: { get(name: string): unknown }) {
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' && /^[\w.-]{1,120}$/.test(value) ? value : null;
  };
  const lineId = text('line');
  return lineId === null ? null : { lineId, sku: text('sku') };
}

type WantedPart = NonNullable<ReturnType<typeof readWantedPart>>;

/** Without a vehicle there is no build: it is asked for first, and the part is added afterwards. */
export function askForVehicle({ lineId, sku }: WantedPart): Response {
  const part = { line: lineId, sku: sku ?? undefined };
  return redirect(hrefs.build({ step: 'vehicle', ...part }), 303);
}

/** Adds the part to the build, in the best size. A line that is gone changes nothing. */
export async function addPart(
  ctx: Ctx,
  wanted: WantedPart,
  { access, build }: { access: BuildAccess; build: Build },
): Promise<Build> {
  const [line, catalogue] = await Promise.all([
    getLine(ctx, wanted.lineId),
    readBuildCatalogue(ctx, build),
  ]);
  const resolved = resolveBuild(build, catalogue);
  const option = line && optionOfKind[line.kind];
  if (!option || !resolved || !isBuildOption(option)) return build;
  const options = [...build.selectedOptions, option];
  const selected = await selectOptions(ctx, { ...access, options });
  const sku = choosePart(option, wanted, { build: resolved, catalogue });
  if (sku === null) return selected;
  const meta = { [option]: replacePart(build.completedOptions[option], { sku }) };
  return recordCompletedOptions(ctx, { ...access, meta });
}

/** The next question of the build that now has the part. */
export function redirectToBuild(build: Build, headers?: HeadersInit): Response {
  return redirect(hrefs.build({ step: firstOpenStep(build) }), { status: 303, headers });
}

const optionOfKind = { 'lift-kit': 'lift-kits', wheel: 'wheels', tire: 'tires' } as const;
