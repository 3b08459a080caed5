import { type RouterContextProvider, redirect } from 'react-router';
import {
  changeVehicle,
  chooseOption,
  getBuild,
  recordCompletedOptions,
  startBuild,
} from '#src/domain/builds/index.server.ts';
import {
  type Build,
  type BuildOption,
  buildCookie,
  buildOptions,
  type ChosenVehicle,
  findStep,
  isBuildOption,
  nextStep,
  replacePart,
} from '#src/domain/builds/index.ts';
import { vehicleChoices } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { submitBuild } from '#src/domain/leads/index.server.ts';
import { buildDetailsSchema } from '#src/domain/leads/index.ts';
import { decodeQuotedPrice } from '#src/domain/quotes/index.ts';
import { originOf } from '#src/domain/traffic-sources/index.ts';
import { looksLikeVin } from '#src/domain/vin/index.ts';
import { receiveForm } from '#src/web/forms/guard/receive-form.server.ts';
import { readFormWithFiles } from '#src/web/forms/read-form.server.ts';
import { readOrigin } from '#src/web/forms/read-origin.server.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { isHttps } from '#src/web/page/is-https.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import {
  addPart,
  askForVehicle,
  readWantedPart,
  redirectToBuild,
} from './choices/add-part.server.ts';
import { changePhotos, storePhotos } from './details/details-photos.server.ts';
import { takeFix } from './fixes/take-fix.server.ts';
import { type OpenBuild, openUnsentBuild } from './open-build.server.ts';
import { readOwn } from './own-truck/own-fields.ts';
import { tellAboutTruck } from './own-truck/tell.server.ts';
import { take } from './solver/take.server.ts';
import { reset, undoReset } from './steps/start-over.server.ts';
import { detailsFormId } from './steps/step-forms.ts';
import { findVehicles } from './vehicles/find-vehicles.ts';
import { explainMove, moveToVehicle } from './vehicles/move-to-vehicle.server.ts';
import { narrowVehicle, readPick, type VehicleSelection } from './vehicles/narrow-vehicle.ts';
import { queryOfVin } from './vin/query-of-vin.server.ts';

type Context = Pick<Readonly<RouterContextProvider>, 'get'>;
type Posted = { ctx: Ctx; context: Context; request: Request; form: FormData; secure: boolean };

/** Handles the forms of the build. Each answers with the next page, or with what to fix. */
export async function actOnBuild(context: Context, request: Request) {
  const ctx = context.get(ctxContext);
  const form = await readFormWithFiles(ctx, request);
  const posted = { ctx, context, request, form, secure: isHttps(request) };
  // Only the details have typed input, which the page keeps.
  if (form.get('intent') !== 'send') refuseTooMany(context);
  const open = await openUnsentBuild(ctx, request);
  if (form.get('intent') === 'start') return start(posted, open);
  if (form.get('intent') === 'add') return add(posted, open);
  if (form.get('intent') === 'undo') return undoReset(posted, open);
  if (!open) return redirect(hrefs.build(), 303);
  return changeBuild(posted, open).catch(startOver);
}

function changeBuild(posted: Posted, open: OpenBuild) {
  const intent = posted.form.get('intent');
  if (intent === 'reset') return reset(posted, open);
  if (intent === 'fix') return takeFix(posted.ctx, posted, open);
  if (intent === 'extras') return changeExtras(posted, open);
  if (intent === 'tell') return tellAboutTruck(posted, open);
  if (intent === 'take' || intent === 'untake') return take(posted, open);
  if (posted.form.has('photo')) return changePhotos(posted, open);
  return intent === 'send' ? submitOpenBuild(posted, open) : chooseStepOption(posted, open);
}

/** The shop may have removed the vehicle from its catalog since, so the person chooses another. */
function startOver(error: unknown) {
  if (error instanceof DomainError) return redirect(hrefs.build({ step: 'vehicle' }), 303);
  throw error;
}

async function start(posted: Posted, open: OpenBuild | null) {
  const { ctx, form } = posted;
  const typed = form.get('q');
  if (typeof typed === 'string' && typed.trim() !== '') return findByWords(posted, typed);
  const pick = readPick(form) ?? {};
  const { picked } = narrowVehicle(await vehicleChoices(ctx), pick);
  const told = readOwn(form);
  const options = buildOptions.filter((option) => form.getAll('options').includes(option));
  if (form.has('narrow')) return askAgain(form, { picked, options: buildOptions });
  const isWhole = Object.entries(picked).every(([name, value]) => Object(pick)[name] === value);
  const isWrong = told !== null && Object.keys(told.problems).length > 0;
  if (!isWhole || options.length === 0 || isWrong) return askAgain(form, { picked, options });
  const { vehicleId, year } = picked;
  const kept = open?.build.completedOptions.vehicle;
  // A form without the questions (the one over every page) takes nothing back.
  const own = told ? told.own : kept?.vehicleId === vehicleId ? kept.own : undefined;
  return goOnWith(posted, open, { vehicle: { vehicleId, year, ...(own && { own }) }, options });
}

/** The open build as it is, moved to another truck, or a new one. */
async function goOnWith(posted: Posted, open: OpenBuild | null, beginning: Beginning) {
  const { ctx, form } = posted;
  const { vehicle, options } = beginning;
  const wanted = readWantedPart(form);
  const kept = open?.build.completedOptions.vehicle;
  if (!open || !kept) return startWith(posted, open, beginning);
  if (!wanted && kept.vehicleId === vehicle.vehicleId && kept.year === vehicle.year) {
    const build = await changeVehicle(ctx, { ...open.access, vehicle, options });
    return continueFlow(build, 'vehicle');
  }
  const moved = await moveToVehicle(ctx, open, beginning);
  return wanted
    ? redirectToBuild(await addPart(ctx, wanted, { ...open, build: moved }))
    : explainMove(ctx, { build: moved, was: kept.vehicleId });
}

/** Search words without script: the page comes back with the matching vehicle. A VIN never gets into its address. */
async function findByWords({ ctx, form }: Posted, typed: string) {
  const isVin =
    looksLikeVin(typed) !== 'words' && findVehicles(await vehicleChoices(ctx), typed).length === 0;
  const query = isVin
    ? await queryOfVin(ctx, typed)
    : new URLSearchParams({ q: typed.slice(0, 80) });
  const wanted = readWantedPart(form);
  if (wanted) query.set('line', wanted.lineId);
  if (wanted?.sku) query.set('sku', wanted.sku);
  query.set('step', 'vehicle');
  return redirect(`${hrefs.build()}?${query}`, 303);
}

/** From a product's page: for the truck that the page knows, else for that of the open build. */
async function add(posted: Posted, open: OpenBuild | null) {
  const { ctx, form } = posted;
  const wanted = readWantedPart(form);
  if (!wanted) return redirect(hrefs.build(), 303);
  const pick = readPick(form);
  if (!pick) {
    const isBegun = open?.build.completedOptions.vehicle !== undefined;
    return isBegun ? redirectToBuild(await addPart(ctx, wanted, open)) : askForVehicle(wanted);
  }
  const { picked } = narrowVehicle(await vehicleChoices(ctx), pick);
  const { vehicleId, year } = picked;
  const own = readOwn(form)?.own;
  const vehicle = { vehicleId, year, ...(own && { own }) };
  return startWith(posted, open, { vehicle, options: [...buildOptions] });
}

type Beginning = { vehicle: ChosenVehicle; options: BuildOption[] };

/** A build for this vehicle (the open one if it is the same), plus the part that was sent along. */
async function startWith(posted: Posted, open: OpenBuild | null, beginning: Beginning) {
  const { ctx, request, form, secure } = posted;
  const wanted = readWantedPart(form);
  const { vehicleId, year, own } = beginning.vehicle;
  const kept = open?.build.completedOptions.vehicle;
  if (open && kept?.vehicleId === vehicleId && kept.year === year) {
    return redirectToBuild(wanted ? await addPart(ctx, wanted, open) : open.build);
  }
  const locale = localeOf(new URL(request.url).pathname);
  const selectedOptions = beginning.options;
  const origin = readOrigin(request, form);
  const access = await startBuild(ctx, { vehicleId, year, own, selectedOptions, locale, origin });
  const build = await getBuild(ctx, access);
  const headers = { 'Set-Cookie': buildCookie(access, { secure }) };
  return redirectToBuild(wanted ? await addPart(ctx, wanted, { access, build }) : build, headers);
}

/** Without script the lists may not be narrowed down yet: the page comes back with the remaining choices. */
function askAgain(
  form: FormData,
  { picked, options }: { picked: VehicleSelection['picked']; options: readonly BuildOption[] },
) {
  const wanted = readWantedPart(form);
  const query = new URLSearchParams({
    step: 'vehicle',
    year: String(picked.year),
    make: picked.make,
    model: picked.model,
    vehicle: picked.vehicleId,
    ...readOwn(form)?.typed,
    ...(options.length === 0 && { none: '1' }),
    ...(wanted && { line: wanted.lineId }),
    ...(wanted?.sku && { sku: wanted.sku }),
  });
  return redirect(`${hrefs.build()}?${query}`, 303);
}

async function chooseStepOption({ ctx, request, form }: Posted, { access, build }: OpenBuild) {
  const step = findStep(build, new URL(request.url).searchParams.get('step'));
  if (!step || !isBuildOption(step)) return redirect(hrefs.build(), 303);
  const chosen = await chooseOption(ctx, { ...access, option: step });
  const sku = form.get('sku');
  if (typeof sku !== 'string') return continueFlow(chosen, step);
  const choice = { sku: sku === '' ? null : sku };
  const meta = { [step]: replacePart(build.completedOptions[step], choice) };
  const recorded = await recordCompletedOptions(ctx, { ...access, meta });
  // Only a page without script sends this: the next one then says what the choice has changed.
  const isTold = form.get('tell') === 'changes';
  const before = isTold ? { chosen: '1', [step]: build.completedOptions[step]?.sku ?? '' } : {};
  return continueFlow(recorded, step, before);
}

/** A spare, and gears if the page offered them; both belong to the tires. */
async function changeExtras({ ctx, request, form }: Posted, { access, build }: OpenBuild) {
  const step = findStep(build, new URL(request.url).searchParams.get('step')) ?? undefined;
  const { tires } = build.completedOptions;
  if (tires?.sku) {
    const gears = form.has('offers-gears') ? { gears: form.has('gears') } : {};
    const changed = { ...tires, spare: form.has('spare'), ...gears };
    await recordCompletedOptions(ctx, { ...access, meta: { tires: changed } });
  }
  return redirect(hrefs.build({ step, view: 'price' }), 303);
}

async function submitOpenBuild({ ctx, context, request, form }: Posted, open: OpenBuild) {
  const { access, build } = open;
  const { locale } = build;
  const photos = await storePhotos({ ctx, form }, open);
  const received = await receiveForm({
    ...{ context, request, locale, name: detailsFormId, takesSpam: true, takesOld: true },
    schema: buildDetailsSchema(locale),
    read: { form, ...(photos.length > 0 && { fieldErrors: { photos } }) },
  });
  if ('answer' in received) return received.answer;
  const { values, isSpam } = received;
  const { id: buildId, capability } = access;
  const seen = decodeQuotedPrice(form.get('seen-price'));
  const sent = { buildId, capability, locale, seen, isSpam, origin: originOf(request) };
  await submitBuild(ctx, { ...values, ...sent });
  return redirect(hrefs.buildComplete(), 303);
}

function continueFlow(
  build: Build,
  step: BuildOption | 'vehicle',
  more: Record<string, string | undefined> = {},
) {
  return redirect(hrefs.build({ ...more, step: nextStep(build, step) ?? 'details' }), 303);
}
