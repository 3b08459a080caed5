import { pdfFile } from '#tests/factories/resumes.ts';
import { application } from '#tests/process/crash-forms.ts';
import { servedFields } from '#tests/process/served-fields.ts';

export type Reply = { status: number; text: string; location: string | null };

/** A form that somebody has filled in: `send` may be called again, with what was typed unchanged. */
export type FilledForm = { marker: string; kind: FormKind; send(): Promise<Reply> };

/** A visitor with a network of their own; `openForm` asks for the page, and throws if it has no form. */
type Opening = { origin: string; network: string; marker: string };

const waitMs = 60_000;

const openers = { message: openMessage, booking: openBooking, application: openApplication };
export type FormKind = keyof typeof openers;
export const formKinds = Object.keys(openers) as FormKind[];

let visitors = 0;

/** Opens the page of such a form as a new visitor and fills it in. */
export function openForm(kind: FormKind, origin: string): Promise<FilledForm> {
  visitors += 1;
  const network = `198.${18 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return openers[kind]({
    origin,
    network,
    marker: `Visitor ${visitors} ${crypto.randomUUID().slice(0, 8)}`,
  });
}

async function openMessage(opening: Opening): Promise<FilledForm> {
  const typed = { topic: 'price', message: `${opening.marker} has a clunk.` };
  return fill('message', opening, { path: '/contact', typed });
}

function openApplication(opening: Opening): Promise<FilledForm> {
  const resume = new Blob([pdfFile({ text: opening.marker })], { type: 'application/pdf' });
  const path = '/careers/service-advisor';
  return fill('application', opening, { path, typed: application, file: resume });
}

/** Chooses one of the free times, which is then held. */
async function openBooking(opening: Opening): Promise<FilledForm> {
  const day = Temporal.Now.plainDateISO().add({ days: 3 + Math.floor(Math.random() * 24) });
  const path = `/appointment?service=alignment&mode=drop&day=${day}`;
  const page = await ask(opening, path);
  const times = [...page.text.matchAll(/<button[^>]*value="([^"]+)"[^>]*name="choose"/g)];
  const [, time] = times[Math.floor(Math.random() * times.length)] ?? [];
  if (time === undefined) return openMessage(opening);
  const chosen = await ask(opening, path, new URLSearchParams({ choose: time }));
  // Somebody else was faster.
  if (chosen.location === null) return openMessage(opening);
  const held = new URL(chosen.location, opening.origin);
  const typed = {
    vehicle: '2021 Ford F-150',
    note: `${opening.marker} tows a boat.`,
    startsAt: time,
    held: held.searchParams.get('held') ?? '',
  };
  return fill('booking', opening, { path: held.pathname + held.search, typed });
}

type Filling = { path: string; typed: Record<string, string>; file?: Blob };

async function fill(
  kind: FormKind,
  opening: Opening,
  { path, typed, file }: Filling,
): Promise<FilledForm> {
  const page = await ask(opening, path);
  const served = servedFields(page.text);
  if (!served.formToken) throw new Error(`${path}: status ${page.status} without a form`);
  const { marker } = opening;
  const contact = `${marker.toLowerCase().replaceAll(' ', '-')}@example.org`;
  const fields = { ...served, ...typed, name: marker, contact };
  const body = file ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file && body instanceof FormData) body.set('resume', file, 'resume.pdf');
  return { kind, marker, send: () => ask(opening, path, body) };
}

/** Without an answer: status 0. */
async function ask(
  { origin, network }: Opening,
  path: string,
  body?: URLSearchParams | FormData,
): Promise<Reply> {
  const response = await fetch(new URL(path, origin), {
    method: body ? 'POST' : 'GET',
    headers: { Accept: 'text/html', 'X-Forwarded-For': network },
    redirect: 'manual',
    signal: AbortSignal.timeout(waitMs),
    ...(body && { body }),
  }).catch(() => null);
  if (!response) return { status: 0, text: '', location: null };
  const text = await response.text().catch(() => '');
  return { status: response.status, text, location: response.headers.get('Location') };
}
