import type { Ctx } from '../context.ts';
import { type DomainError, refuseField } from '../errors.ts';
import { isFullOn, stayDays } from './find-free-times.ts';
import { listClashes } from './list-clashes.server.ts';
import { openWindows, shopDate, windowsOfDays } from './open-windows.ts';
import { type Occupation, pickResources, type ShopResources } from './pick-resources.ts';
import { type Job, type JobPlan, planJob } from './plan-job.ts';
import { readCalendar } from './read-calendar.server.ts';
import { why } from './refusals.ts';
import { refuseStart, type StartRefusal } from './start-rules.ts';
import { minuteMs } from './time-range.ts';
import { TimeTakenError } from './time-taken.ts';

/** A job and where it should go. */
export type Placing = {
  shop: ShopResources;
  job: Job;
  startsAt: Temporal.Instant;
  notBefore?: string;
  /** Staff are bound by opening hours only, not by notice, horizon, grid and caps. */
  byShop?: boolean;
  /** Bays or people that the shop has chosen. */
  only?: readonly string[];
  /** What the appointment already has; it is kept if it is free. */
  prefer?: readonly string[];
  /** The calendar entry that this would give up. */
  except?: string;
};

/** When the job would be worked on, and what it would occupy. */
export type PlacedJob = { plan: JobPlan; occupations: readonly Occupation[] };

/** Nobody, not even the shop, can book further ahead than two years. */
const furthestMs = 730 * 24 * 60 * minuteMs;

/**
 * Finds bay, rack and technician for a job at a given start. It writes nothing: whoever does holds `lockCalendar`.
 * @throws {DomainError} 'invalid' for a start that is not possible at all
 * @throws {TimeTakenError} without alternatives, for a start that somebody else has; the shop sees who
 */
export async function placeJob(ctx: Ctx, placing: Placing): Promise<PlacedJob> {
  const plan = planAt(ctx, placing);
  const { shop, job, byShop, only, prefer, except } = placing;
  const now = ctx.clock.now().epochMilliseconds;
  const { from, to } = plan.bay ?? { from: plan.startsAt, to: plan.endsAt };
  const during = { from: Math.min(from, openingOf(shop, plan.startsAt)), to };
  const calendar = await readCalendar(ctx.db, { shop, service: job.service, during, now, except });
  const date = shopDate(shop, plan.startsAt).toString();
  if (!byShop && isFullOn(date, job, calendar)) throw new TimeTakenError();
  const choice = { ...calendar, only, prefer };
  const occupations = pickResources(plan, choice);
  if (occupations) return { plan, occupations };
  throw new TimeTakenError([], byShop ? await listClashes(ctx, { plan, choice, except }) : []);
}

function planAt(ctx: Ctx, { shop, job, startsAt, notBefore, byShop }: Placing): JobPlan {
  const at = startsAt.epochMilliseconds;
  const now = ctx.clock.now().epochMilliseconds;
  if (Math.abs(at - now) > furthestMs) throw refusedStart('too-far');
  const first = shopDate(shop, at);
  const windows = windowsOfDays(shop, { from: first, to: first.add({ days: stayDays(job) }) });
  const plan = planJob(job, { startsAt: at, windows });
  if (!plan) throw refusedStart('closed');
  const refusal = byShop ? null : refuseStart(job, plan, { shop, now, notBefore });
  if (refusal) throw refusedStart(refusal);
  return plan;
}

function refusedStart(reason: StartRefusal | 'closed'): DomainError {
  return refuseField('invalid', 'startsAt', why(`appointments.${reason}`));
}

/** A cap counts the whole day, not only what the work overlaps. */
function openingOf(shop: ShopResources, startsAt: number): number {
  const [first] = openWindows(shop, shopDate(shop, startsAt));
  return first?.from ?? startsAt;
}
