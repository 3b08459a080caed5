import { createHash } from 'node:crypto';
import {
  dropExpired,
  listPlannedVisits,
  lockCalendar,
  movePlannedVisits,
} from '#src/domain/appointments/index.server.ts';
import { TimeTakenError } from '#src/domain/appointments/index.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import {
  listPlannedPublications,
  movePlannedPublications,
} from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  listPlannedExperiments,
  movePlannedExperiments,
} from '#src/domain/experiments/index.server.ts';
import type { MoveMoment, Planned } from '#src/domain/planned.ts';
import { listPlannedRates, movePlannedRates } from '#src/domain/rates/index.server.ts';
import {
  changeShopSettings,
  getShopSettings,
  type ShopChange,
} from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Zones } from '#src/lib/wall-clock.ts';
import { why } from './refusals.ts';
import { ZoneMoveError } from './zone-move-error.ts';
import { followsZone, moveIn, planMove, type ZonePlan } from './zone-plan.ts';

type Saving = {
  change: (now: ShopSettings) => ShopChange;
  /** The proof of the list that was shown (`ZonePlan`); '' if none was. */
  seen: string;
};

/**
 * Changes settings of which the time zone may be one. If it is, everything that is planned keeps its local time, in
 * the same transaction: appointments, blocked time, publications, rates and experiments. What is planned must have
 * been shown before. No mail is sent. Requires settings.write.
 * @throws {ZoneMoveError} with the list, if it was not shown, is not what was shown, or has times that the new zone
 * cannot keep; nothing has changed then
 */
export async function changeWithZone(ctx: Ctx, { change, seen }: Saving): Promise<ShopSettings> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // Nobody can book while it is open, and who was about to finds another zone afterwards.
    await lockCalendar(tx);
    const { timeZone: from } = await getShopSettings({ ...inner });
    const after = await changeShopSettings(inner, change);
    if (from === after.timeZone) return after;
    await dropExpired(inner);
    await follow(inner, { zones: { from, to: after.timeZone }, seen, name: after.name });
    return after;
  });
}

type Following = { zones: Zones; seen: string; name: string };

async function follow(ctx: Ctx, { zones, seen, name }: Following): Promise<void> {
  const now = ctx.clock.now();
  const since = new Date(now.subtract({ hours: reachBackHours }).epochMilliseconds);
  const moves: (Source & { planned: Planned[] })[] = [];
  for (const source of sources) {
    const listed = await source.list(ctx, since);
    const planned = listed.filter((each) => followsZone(each, zones, now.epochMilliseconds));
    moves.push({ ...source, planned });
  }
  const plan = planOf(
    moves.flatMap(({ planned }) => planned),
    zones,
  );
  requireSeen(plan, seen);
  try {
    for (const { planned, move, isByDay } of moves) {
      await move(ctx, { planned, moveOf: moveIn(zones, { isByDay }) });
    }
  } catch (error) {
    if (error instanceof TimeTakenError) throw new ZoneMoveError(plan, why('time-zone.overlap'));
    throw error;
  }
  const byKind = Map.groupBy(plan.moves, ({ kind }) => kind);
  const counts = Object.fromEntries([...byKind].map(([kind, { length }]) => [kind, length]));
  const subject = { kind: 'settings', id: 1, name };
  const detail = { ...zones, ...counts };
  await recordAudit(ctx, { action: 'settings.move-time-zone', subject, detail });
}

/** Clocks differ by 26 hours at most: everything of today or later in one of two zones. */
const reachBackHours = 48;

type Source = {
  list(ctx: Ctx, since: Date): Promise<Planned[]>;
  move(ctx: Ctx, moving: { planned: readonly Planned[]; moveOf: MoveMoment }): Promise<void>;
  /** Planned by days, not by times. */
  isByDay: boolean;
};

const sources: readonly Source[] = [
  { list: listPlannedVisits, move: movePlannedVisits, isByDay: false },
  { list: listPlannedPublications, move: movePlannedPublications, isByDay: false },
  { list: listPlannedRates, move: movePlannedRates, isByDay: true },
  { list: listPlannedExperiments, move: movePlannedExperiments, isByDay: true },
];

function requireSeen(plan: ZonePlan, seen: string): void {
  const stuck = plan.moves.filter(({ trouble }) => trouble !== null).length;
  if (stuck > 0) throw new ZoneMoveError(plan, why('time-zone.cannot-keep', { count: stuck }));
  if (plan.moves.length === 0 || plan.proof === seen) return;
  throw new ZoneMoveError(
    plan,
    seen === '' ? why('time-zone.see-list') : why('time-zone.list-changed'),
  );
}

function planOf(planned: readonly Planned[], zones: Zones): ZonePlan {
  const shown = planned.filter(({ kind, isOver }) => kind !== 'hold' && !isOver);
  const listed = shown.map(({ kind, id, moments }) => [kind, id, ...moments]);
  return {
    ...zones,
    moves: shown
      .map((each) => planMove(each, zones))
      .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
    holds: planned.filter(({ kind }) => kind === 'hold').length,
    proof: createHash('sha256')
      .update(JSON.stringify([zones, listed]))
      .digest('base64url'),
  };
}
