import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { RefusalOrText } from '../refusal.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { requireUpcoming } from './appointment-access.server.ts';
import type { FreeTime } from './find-free-times.ts';
import { findIn } from './free-times.server.ts';
import { readInstant } from './instant-input.ts';
import { shopDate } from './open-windows.ts';
import { placeJob } from './place-job.server.ts';
import { jobOfRow, resourcesOfEntry } from './reschedule-appointment.server.ts';
import { type Clash, TimeTakenError } from './time-taken.ts';

export type MoveQuestion = { id: string; startsAt: string; only?: readonly string[] };

/** What a move would lead to. Instants are ISO 8601 in UTC. */
export type MoveVerdict =
  | { fits: true; startsAt: string; readyBy: string; resources: string[] }
  | {
      fits: false;
      /** Why it is not possible at all; null if only something is in the way. */
      told: RefusalOrText | null;
      clashes: readonly Clash[];
      /** The start that fits and is nearest, on the same bays or people if any were chosen. */
      nearest: FreeTime | null;
    };

/** Starts on the day in question and on this many days after it are looked at. */
const daysAhead = 7;

/**
 * Whether `rescheduleAppointment` would succeed now, and if not, why, and when it would. Nothing is changed or kept
 * free, so it may be asked at every step of a drag. Requires calendar.write.
 * @throws {DomainError} 'not-found'; 'conflict' if the appointment is over or canceled
 */
export async function checkMove(ctx: Ctx, question: MoveQuestion): Promise<MoveVerdict> {
  const shop = await getShopSettings(ctx);
  const { id, only } = question;
  const startsAt = readInstant(question.startsAt);
  const row = await requireUpcoming(ctx, { id });
  const job = jobOfRow(shop, row);
  const except = row.entryId ?? undefined;
  const prefer = await resourcesOfEntry(ctx, row);
  try {
    const asked = { shop, job, startsAt, byShop: true, only, prefer, except };
    const { plan, occupations } = await placeJob(ctx, asked);
    return {
      fits: true,
      startsAt: startsAt.toString(),
      readyBy: Temporal.Instant.fromEpochMilliseconds(plan.endsAt).toString(),
      resources: [...new Set(occupations.map(({ resource }) => resource))],
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const from = shopDate(shop, startsAt.epochMilliseconds);
    const span = { from, to: from.add({ days: daysAhead }) };
    const times = await findIn(ctx, shop, { job, ...span, byShop: true, only, except });
    const isTaken = error instanceof TimeTakenError;
    return {
      fits: false,
      told: isTaken ? null : error.told,
      clashes: isTaken ? error.clashes : [],
      nearest: nearestTo(startsAt.epochMilliseconds, times),
    };
  }
}

function nearestTo(at: number, times: readonly FreeTime[]): FreeTime | null {
  const distance = ({ startsAt }: FreeTime) => Math.abs(Date.parse(startsAt) - at);
  return times.reduce<FreeTime | null>(
    (best, time) => (best && distance(best) <= distance(time) ? best : time),
    null,
  );
}
