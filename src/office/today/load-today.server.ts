import { listTodaysWork, type Visit } from '#src/domain/appointments/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { listDrafts } from '#src/domain/build-reminders/index.server.ts';
import { countNewCandidates } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type Inquiry, listWaitingInquiries } from '#src/domain/leads/index.server.ts';
import { waitingSince } from '#src/domain/leads/index.ts';
import { countMail } from '#src/domain/mail/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { readSetupPanel } from '#src/office/setup/index.server.ts';
import { shortList } from './short-list.ts';

const shownAtMost = 20;

type Viewer = { scopes: readonly Scope[] };

/** Today's tasks, as far as the person may see them: null for the others. */
export async function loadToday(ctx: Ctx, { scopes }: Viewer) {
  const may = (scope: Scope) => hasScope(scopes, scope);
  return {
    mayAnswer: may('leads.write'),
    // For whoever answers for the shop's settings.
    hasUntrustedProxy: ctx.hasUntrustedProxy && may('settings.write'),
    setup: await readSetupPanel(ctx, { scopes }),
    waiting: may('leads.read') ? await loadWaiting(ctx) : null,
    work: may('calendar.read') ? await loadWork(ctx) : null,
    also: await loadAlso(ctx, may),
  };
}

async function loadWaiting(ctx: Ctx) {
  const shop = await getShopSettings(ctx);
  const { inquiries, total } = await listWaitingInquiries(ctx, { limit: shownAtMost });
  const now = ctx.clock.now();
  const rows = inquiries.map(({ createdAt, ...one }) => ({
    ...toWaitingRow(one),
    waiting: waitingSince(shop, { since: createdAt.toTemporalInstant(), now }),
  }));
  return { rows, total };
}

export type WaitingRow = Awaited<ReturnType<typeof loadWaiting>>['rows'][number];

function toWaitingRow(one: Omit<Inquiry, 'createdAt'>) {
  const { id, kind, number, name, contact, contactKind, about, assigneeName } = one;
  return { id, kind, number, name, contact, contactKind, about, assigneeName };
}

async function loadWork(ctx: Ctx) {
  const { comingIn, inShop, readyToday, places } = await listTodaysWork(ctx);
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const listOf = (all: Visit[]) => {
    const { visits, more } = shortList(all);
    return { visits: visits.map((visit) => toVisitLine(visit, names)), more };
  };
  return { comingIn: listOf(comingIn), inShop: listOf(inShop), readyToday: listOf(readyToday) };
}

export type Work = Awaited<ReturnType<typeof loadWork>>;
export type VisitLine = ReturnType<typeof toVisitLine>;

function toVisitLine({ resources, ...visit }: Visit, names: ReadonlyMap<string, string>) {
  const { id, name, vehicle, serviceName, startsAt, readyBy, state } = visit;
  const places = resources.map((place) => names.get(place) ?? place);
  return { id, name, vehicle, serviceName, startsAt, readyBy, state, places };
}

async function loadAlso(ctx: Ctx, may: (scope: Scope) => boolean) {
  const candidates = may('applications.read') ? await countNewCandidates(ctx) : 0;
  const mayMail = may('letters.read');
  const failed = mayMail ? await countMail(ctx, { state: 'failed' }) : 0;
  const held = mayMail && !ctx.sendsMail ? await countMail(ctx, { state: 'kept' }) : 0;
  if (!may('leads.read')) return { candidates, failed, held, drafts: 0 };
  const { total: drafts } = await listDrafts(ctx, { page: 1, perPage: 1 });
  return { candidates, failed, held, drafts };
}
