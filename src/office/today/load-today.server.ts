import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { listDrafts } from '#src/domain/build-reminders/index.server.ts';
import { countNewCandidates } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { countMail } from '#src/domain/mail/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { openStatus } from '#src/domain/settings/index.ts';
import { countWaitingFeeds } from '#src/domain/supplier-feeds/index.server.ts';
import { readSetupPanel } from '#src/office/setup/index.server.ts';
import { readTrucks } from '#src/office/trucks/index.server.ts';
import { idleTruck } from './idle-truck.server.ts';
import { loadWaiting, toWaitingRow, waitingTrucks } from './load-waiting.server.ts';
import { loadWork, workTrucks } from './load-work.server.ts';
import { nextClosure } from './next-closure.ts';

type Viewer = {
  scopes: readonly Scope[];
  /** Of those who wait, only the ones that this person has taken. */
  isMine: boolean;
};

/** Today's tasks, as far as the person may see them: null for the others. */
export async function loadToday(ctx: Ctx, { scopes, isMine }: Viewer) {
  const may = (scope: Scope) => hasScope(scopes, scope);
  const shop = await getShopSettings(ctx);
  const now = ctx.clock.now();
  const waiting = may('leads.read') ? await loadWaiting(ctx, { isMine }) : null;
  const work = may('calendar.read') ? await loadWork(ctx, shop) : null;
  const visits = work ? workTrucks(work) : [];
  const trucks = await readTrucks(ctx, [...waitingTrucks(waiting?.people ?? []), ...visits]);
  const rows = (waiting?.people ?? []).map((one) =>
    toWaitingRow(one, { isMine, shop, now, trucks }),
  );
  return {
    now: now.toString(),
    open: openStatus(shop, now),
    closure: nextClosure(shop, now),
    mayAnswer: may('leads.write'),
    mayMark: may('calendar.write'),
    setup: await readSetupPanel(ctx, { scopes }),
    // For whoever answers for the shop's settings.
    hasUntrustedProxy: ctx.hasUntrustedProxy && may('settings.write'),
    waiting: waiting && {
      ...countsOf(waiting),
      rows,
      late: isMine ? null : rows.filter(isLate).length,
      isMine,
    },
    /** For a list without anybody. */
    idle: waiting?.total === 0 ? await idleTruck(ctx) : null,
    work,
    /** By the id of a visit. */
    trucks: Object.fromEntries(visits.map(({ id }) => [id, trucks.get(id) ?? null])),
    also: await loadAlso(ctx, may),
  };
}

export type TodayData = Awaited<ReturnType<typeof loadToday>>;
export type Trucks = TodayData['trucks'];

function countsOf({ total, everybody, mine }: Awaited<ReturnType<typeof loadWaiting>>) {
  return { total, everybody, mine };
}

function isLate({ waiting }: { waiting: { state: string } }): boolean {
  return waiting.state === 'late';
}

async function loadAlso(ctx: Ctx, may: (scope: Scope) => boolean) {
  const candidates = may('applications.read') ? await countNewCandidates(ctx) : 0;
  const mayMail = may('letters.read');
  const failed = mayMail ? await countMail(ctx, { state: 'failed' }) : 0;
  const held = mayMail && !ctx.sendsMail ? await countMail(ctx, { state: 'kept' }) : 0;
  const feeds = may('catalog.write') ? await countWaitingFeeds(ctx) : 0;
  if (!may('leads.read')) return { candidates, failed, held, feeds, drafts: 0 };
  const { total: drafts } = await listDrafts(ctx, { page: 1, perPage: 1 });
  return { candidates, failed, held, feeds, drafts };
}
