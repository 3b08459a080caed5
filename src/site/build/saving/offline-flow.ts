import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from 'react-router';
import {
  buildOptions,
  findStep,
  firstOpenStep,
  nextStep,
  replacePart,
} from '#src/domain/builds/index.ts';
import { buildDetailsSchema } from '#src/domain/leads/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { translate } from '#src/web/words/translate.ts';
import photoStrings from '../details/words.json' with { type: 'json' };
import { type FlowBasis, flowAt } from '../flow-at.ts';
import type { BuildDraft, FlowData } from '../flow-data.ts';
import { readOwn } from '../own-truck/own-fields.ts';
import { readLook } from '../stage/stage-look.ts';
import { deviceDrafts, isDetails, type QueuedChange } from './draft-store.ts';
import type { Unanswered } from './needs-network.tsx';
import { queuedEvent } from './retry-sending.ts';
import type { WaitingDetails } from './send-later.tsx';
import { findFlow, type StoredPage } from './stored-page.ts';

/** The build's page without its server, made by the same functions from stored data. */

/** Data that steps load on demand could not be loaded. */
export function fetchLateParts(): Promise<unknown> {
  return Promise.all([
    import('../vehicles/vehicle-step.tsx'),
    import('../vehicles/below-lists.ts'),
    import('../steps/after-vehicle.ts'),
    import('../stage/truck-front.tsx'),
    import('../numbers/number-panel.tsx'),
    import('../details/details-step.tsx'),
    import('../price/price-panel.tsx'),
    import('../price/shop-time.tsx'),
    import('../paint/paint-panel.tsx'),
    import('../full-lock/lock-panel.tsx'),
    import('../vehicles/moved-parts.tsx'),
    import('../share/share-build.tsx'),
    import('./hand-to-worker.ts'),
  ]);
}

type Kept<Page extends StoredPage = StoredPage> = { page: Page; shelf: FlowBasis };

/** The step of this URL. A redirect if the build has no such step. */
export function makePage<Page extends StoredPage>(url: URL, { page, shelf }: Kept<Page>) {
  const found = findFlow(page);
  if (!found) return page;
  const { flow, uid } = found;
  const build = draftHere(flow.build);
  if (!findStep(build, url.searchParams.get('step'))) {
    throw redirect(hrefs.build({ step: firstOpenStep(build) }));
  }
  const { evidence, catalogue: known } = flow;
  const catalogue = known.gone ? { ...shelf.catalogue, gone: known.gone } : shelf.catalogue;
  const look = readLook(document.cookie, url.searchParams);
  const made: FlowData = {
    ...flowAt(url, build, { ...shelf, catalogue }),
    look,
    evidence,
    madeHere: { asksSolver: url.searchParams.get('view') === 'solve' },
  };
  return { ...page, data: { ...page.data, [uid]: made } };
}

type Posted = Kept & { form: FormData };

/**
 * Handles a form of the build: queues it for the server and goes to the next step, or says that it needs the server.
 */
export function act(url: URL, { form, page }: Posted) {
  const flow = findFlow(page)?.flow;
  if (!flow || flow.build.id === null) return null;
  const build = draftHere(flow.build);
  const intent = form.get('intent');
  if (form.has('photo')) return photosStay(url);
  if (intent === 'send') return saveOfflineDetails(url, { form, buildId: flow.build.id });
  if (intent === 'choose') return chooseOffline(url, { form, build, buildId: flow.build.id });
  if (intent === 'start') return selectOptions(url, { form, build, buildId: flow.build.id });
  return unanswered(intent);
}

/** As the server reports problems with photos: next to their field. */
function photosStay({ pathname }: URL) {
  return { error: { photos: [translate(photoStrings, localeOf(pathname))('notSent')] } };
}

function unanswered(intent: FormDataEntryValue | null): Unanswered {
  return { needsNetwork: String(intent) };
}

type OfflineForm = { form: FormData; build: BuildDraft; buildId: string };

function chooseOffline(url: URL, { form, build, buildId }: OfflineForm) {
  const step = buildOptions.find((option) => option === url.searchParams.get('step'));
  if (!step) return null;
  const sku = form.get('sku');
  if (typeof sku === 'string') {
    const choice = replacePart(build.completedOptions[step], { sku: sku === '' ? null : sku });
    const all = { ...build.completedOptions, [step]: choice };
    deviceDrafts().add(buildId, { kind: 'choices', meta: { [step]: choice }, all });
  }
  return redirect(hrefs.build({ step: nextStep(build, step) ?? 'details' }));
}

/** Another vehicle needs the server; this one's options and year do not. */
function selectOptions(url: URL, { form, build, buildId }: OfflineForm) {
  const vehicle = build.completedOptions.vehicle;
  const options = buildOptions.filter((option) => form.getAll('options').includes(option));
  if (form.get('vehicle') !== vehicle?.vehicleId) return unanswered('start');
  if (options.length === 0) return redirect(hrefs.build({ step: 'vehicle', none: '1' }));
  const told = readOwn(textsOf(form));
  if (told && Object.keys(told.problems).length > 0) {
    const year = String(form.get('year'));
    return redirect(
      hrefs.build({ ...told.typed, step: 'vehicle', vehicle: vehicle.vehicleId, year }),
    );
  }
  deviceDrafts().add(buildId, { kind: 'form', path: pathOf(url), fields: textsOf(form) });
  return redirect(hrefs.build({ step: options[0] }));
}

/** Queued only with consent; otherwise everything stays as typed. */
function saveOfflineDetails(url: URL, { form, buildId }: Omit<OfflineForm, 'build'>) {
  const submission = parseWithZod(form, { schema: buildDetailsSchema(localeOf(url.pathname)) });
  if (submission.status !== 'success') return submission.reply();
  const drafts = deviceDrafts();
  const later = form.get('later');
  if (later === 'yes') {
    drafts.add(buildId, { kind: 'form', path: pathOf(url), fields: textsOf(form) });
  }
  if (later === 'no') forgetDetails(buildId);
  dispatchEvent(new Event(queuedEvent));
  const answer: WaitingDetails = { waits: later === 'yes' ? 'kept' : 'asks' };
  return { ...submission.reply(), ...answer };
}

function forgetDetails(buildId: string): void {
  const drafts = deviceDrafts();
  for (const change of drafts.list(buildId)) {
    if (isDetails(change)) drafts.remove(change.id);
  }
}

/** The build with all queued changes. */
function draftHere(build: BuildDraft): BuildDraft {
  if (build.id === null) return build;
  return deviceDrafts().list(build.id).reduce(withChange, build);
}

function withChange(build: BuildDraft, change: QueuedChange): BuildDraft {
  if (change.kind === 'choices') {
    return { ...build, completedOptions: { ...build.completedOptions, ...change.meta } };
  }
  const named = change.fields.filter(([name]) => name === 'options').map(([, value]) => value);
  const selectedOptions = buildOptions.filter((option) => named.includes(option));
  if (selectedOptions.length === 0) return build;
  return { ...build, selectedOptions, completedOptions: inYearOf(change.fields, build) };
}

function inYearOf(fields: [string, string][], { completedOptions }: BuildDraft) {
  const { vehicle } = completedOptions;
  const year = Number(new Map(fields).get('year'));
  if (!vehicle || !(year > 0)) return completedOptions;
  const told = readOwn(fields);
  return { ...completedOptions, vehicle: { ...vehicle, year, ...(told && { own: told.own }) } };
}

function pathOf({ pathname, search }: URL): string {
  return pathname.replace(/\.data$/, '') + search;
}

/** Files cannot be queued on the device, and the form says so. */
function textsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'later' ? [[name, value]] : [],
  );
}
