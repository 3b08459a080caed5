import { calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { type DomainError, refuseField } from '../errors.ts';
import { isFullOn, stayDays } from './find-free-times.ts';
import { listClashes } from './list-clashes.server.ts';
import { dropExpired } from './lock-calendar.server.ts';
import { openWindows, shopDate, windowsOfDays } from './open-windows.ts';
import { type Occupation, pickResources, type ShopResources } from './pick-resources.ts';
import { type Job, type JobPlan, planJob } from './plan-job.ts';
import { rangeText, readCalendar } from './read-calendar.server.ts';
import { why } from './refusals.ts';
import { refuseStart, type StartRefusal } from './start-rules.ts';
import { minuteMs } from './time-range.ts';
import { TimeTakenError } from './time-taken.ts';

export type Claim = {
  shop: ShopResources;
  job: Job;
  startsAt: Temporal.Instant;
  kind: 'hold' | 'appointment';
  /** The holder of a hold; `heldBy` (`holderOf`) for a visitor's. */
  expiresAt?: Temporal.Instant;
  heldBy?: string | null;
  notBefore?: string;
  /** Staff are bound by opening hours only, not by notice, horizon, grid and caps. */
  byShop?: boolean;
  /** Bays or people that the shop has chosen. */
  only?: readonly string[];
  /** What the appointment already has; it is kept if it is free. */
  prefer?: readonly string[];
};

/** The claimed time: the calendar row, and when the truck is ready. */
export type ClaimedTime = { entryId: string; startsAt: Temporal.Instant; endsAt: Temporal.Instant };

/** Nobody, not even the shop, can book further ahead than two years. */
const furthestMs = 730 * 24 * 60 * minuteMs;

/**
 * Claims a start with all the resources that the work needs. Call it in a transaction that holds `lockCalendar`.
 * @throws {DomainError} 'invalid' for a start that is not possible at all
 * @throws {TimeTakenError} without alternatives, for a start that somebody else has
 */
export async function claimTime(ctx: Ctx, claim: Claim): Promise<ClaimedTime> {
  const plan = planClaim(ctx, claim);
  const { shop, job } = claim;
  const now = ctx.clock.now().epochMilliseconds;
  const { from, to } = plan.bay ?? { from: plan.startsAt, to: plan.endsAt };
  const during = { from: Math.min(from, openingOf(shop, plan.startsAt)), to };
  const calendar = await readCalendar(ctx.db, { shop, service: job.service, during, now });
  const date = shopDate(shop, plan.startsAt).toString();
  if (!claim.byShop && isFullOn(date, job, calendar)) throw new TimeTakenError();
  const choice = { ...calendar, only: claim.only, prefer: claim.prefer };
  const occupations = pickResources(plan, choice);
  if (!occupations)
    throw new TimeTakenError([], claim.byShop ? await listClashes(ctx, { plan, choice }) : []);
  await dropExpired(ctx);
  return writeEntry(ctx, { claim, plan, occupations });
}

function planClaim(ctx: Ctx, { shop, job, startsAt, notBefore, byShop }: Claim): JobPlan {
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

type Entry = { claim: Claim; plan: JobPlan; occupations: readonly Occupation[] };

async function writeEntry(ctx: Ctx, { claim, plan, occupations }: Entry): Promise<ClaimedTime> {
  const entryId = ctx.ids.uuid();
  const { job, kind, expiresAt, heldBy, byShop } = claim;
  await ctx.db.insert(calendarEntries).values({
    id: entryId,
    kind,
    startsAt: new Date(plan.startsAt),
    endsAt: new Date(plan.endsAt),
    expiresAt: expiresAt ? new Date(expiresAt.epochMilliseconds) : null,
    heldBy,
    service: job.service.slug,
    minutes: job.minutes,
    mode: job.mode,
    bookedBy: byShop ? 'shop' : 'visitor',
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
  });
  await occupy(ctx, { entryId, occupations });
  return {
    entryId,
    startsAt: Temporal.Instant.fromEpochMilliseconds(plan.startsAt),
    endsAt: Temporal.Instant.fromEpochMilliseconds(plan.endsAt),
  };
}

type Occupying = { entryId: string; occupations: readonly Occupation[] };

/** @throws {TimeTakenError} if the database's constraint finds a conflict that the read did not */
export async function occupy(ctx: Ctx, { entryId, occupations }: Occupying): Promise<void> {
  const rows = occupations.map(({ resource, during }) => ({
    entryId,
    resource,
    during: rangeText(during),
  }));
  try {
    await ctx.db.insert(calendarOccupations).values(rows);
  } catch (error) {
    throw isOverlap(error) ? new TimeTakenError() : error;
  }
}

/** exclusion_violation; Drizzle wraps the driver's errors. */
function isOverlap(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '23P01';
}
