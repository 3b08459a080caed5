import { listTodaysWork, type Visit } from '#src/domain/appointments/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { listDrafts } from '#src/domain/build-reminders/index.server.ts';
import { countNewCandidates } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type Inquiry, listWaitingInquiries } from '#src/domain/leads/index.server.ts';
import { waitingSince } from '#src/domain/leads/index.ts';
import { countMail } from '#src/domain/mail/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { openingsOn, openStatus, type ShopSettings } from '#src/domain/settings/index.ts';
import { readSetupPanel } from '#src/office/setup/index.server.ts';
import { laneOf, rulerOf } from './bay-lanes.ts';
import { lateVisits } from './late-visits.ts';
import { shortList } from './short-list.ts';

const shownAtMost = 25;

type Viewer = { scopes: readonly Scope[] };

/** Today's tasks, as far as the person may see them: null for the others. */
export async function loadToday(ctx: Ctx, { scopes }: Viewer) {
  const may = (scope: Scope) => hasScope(scopes, scope);
  const shop = await getShopSettings(ctx);
  const now = ctx.clock.now();
  return {
    now: now.toString(),
    open: openStatus(shop, now),
    mayAnswer: may('leads.write'),
    setup: await readSetupPanel(ctx, { scopes }),
    // For whoever answers for the shop's settings.
    hasUntrustedProxy: ctx.hasUntrustedProxy && may('settings.write'),
    waiting: may('leads.read') ? await loadWaiting(ctx, shop) : null,
    work: may('calendar.read') ? await loadWork(ctx, shop) : null,
    also: await loadAlso(ctx, may),
  };
}

export type TodayData = Awaited<ReturnType<typeof loadToday>>;

async function loadWaiting(ctx: Ctx, shop: ShopSettings) {
  const { inquiries, total } = await listWaitingInquiries(ctx, { limit: shownAtMost });
  const now = ctx.clock.now();
  const rows = inquiries.map((one) => ({
    ...toWaitingRow(one),
    createdAt: one.createdAt.toISOString(),
    waiting: waitingSince(shop, { since: one.createdAt.toTemporalInstant(), now }),
  }));
  return { rows, total, late: rows.filter(({ waiting }) => waiting.state === 'late').length };
}

export type WaitingRow = Awaited<ReturnType<typeof loadWaiting>>['rows'][number];

function toWaitingRow(one: Inquiry) {
  const { id, kind, number, name, contact, contactKind, about, assigneeName } = one;
  const { excerpt, likelyCents } = one;
  return {
    ...{ id, kind, number, name, contact, contactKind, about, assigneeName },
    ...{ excerpt, likelyCents },
  };
}

async function loadWork(ctx: Ctx, shop: ShopSettings) {
  const { comingIn, inShop, readyToday, places, date } = await listTodaysWork(ctx);
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const listOf = (all: Visit[]) => {
    const { visits, more } = shortList(all);
    return { visits: visits.map((visit) => toVisitLine(visit, names)), more, total: all.length };
  };
  const all = [...new Set([...comingIn, ...inShop, ...readyToday])];
  const openings = openingsOn(shop, Temporal.PlainDate.from(date));
  const day = { date, timeZone: shop.timeZone, openings };
  return {
    comingIn: listOf(comingIn),
    inShop: listOf(inShop),
    readyToday: listOf(readyToday),
    late: lateVisits(all, ctx.clock.now()).map((one) => ({
      ...one,
      visit: toVisitLine(one.visit, names),
    })),
    lanes: shop.bays.map((bay) => ({
      id: bay.id,
      name: bay.name,
      bars: laneOf(all, { place: bay.id, day }),
    })),
    ruler: rulerOf(day),
  };
}

export type Work = Awaited<ReturnType<typeof loadWork>>;
export type VisitLine = ReturnType<typeof toVisitLine>;

function toVisitLine({ resources, ...visit }: Visit, names: ReadonlyMap<string, string>) {
  const { id, name, vehicle, serviceName, startsAt, readyBy, state, contact, contactKind } = visit;
  const places = resources.map((place) => names.get(place) ?? place);
  return {
    ...{ id, name, vehicle, serviceName, startsAt, readyBy, state, places },
    phone: contactKind === 'phone' ? contact : null,
  };
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
