import {
  freeTimes,
  HoldRefusedError,
  holdSlot,
  readHold,
  releaseHold,
} from '#src/domain/appointments/index.server.ts';
import { TimeTakenError } from '#src/domain/appointments/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { ChosenWork } from './find-work.server.ts';
import { type ShopWords, viewHold, viewTime } from './time-view.server.ts';
import type { ChosenTime, TimeView } from './time-view.ts';

/** The number of alternatives that the domain returns for a taken time. */
const alternatives = 5;

type Place = { work: ChosenWork; words: ShopWords };

/** The time of a form: held, or not held but still free; null if it is not available. */
export async function findChosen(
  ctx: Ctx,
  { work, words }: Place,
  { at, held }: { at: string; held: string },
): Promise<ChosenTime | null> {
  const hold = await readHold(ctx, held);
  if (hold) return viewHold(hold, words);
  const day = dayIn(words.shop, at);
  if (day === null) return null;
  const { job, notBefore } = work;
  const gate = { notBefore: notBefore ?? undefined };
  const times = await freeTimes(ctx, { ...job, ...gate, from: day, to: day });
  const free = times.find(({ startsAt }) => startsAt === at);
  return free ? { ...viewTime(free, words), hold: null, wasHeld: held !== '' } : null;
}

/** The shop's day of an instant in a URL. */
function dayIn({ timeZone }: ShopWords['shop'], at: string): string | null {
  try {
    return Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  } catch {
    return null;
  }
}

/**
 * Holds a time for this visitor and releases their previous one. If too much is held already, the form continues
 * without a hold, and whoever sends theirs first gets the time.
 */
export async function holdTime(
  ctx: Ctx,
  { work, words }: Place,
  { startsAt, instead }: { startsAt: string; instead: string },
): Promise<ChosenTime | { taken: TimeView[] }> {
  const { job, notBefore } = work;
  try {
    const wanted = { ...job, startsAt, instead, notBefore: notBefore ?? undefined };
    const hold = await holdSlot(ctx, wanted);
    const standing = await readHold(ctx, hold.id);
    return standing ? viewHold(standing, words) : { taken: await nextTimes(ctx, { work, words }) };
  } catch (error) {
    if (error instanceof HoldRefusedError) {
      await releaseHold(ctx, instead);
      const chosen = await findChosen(ctx, { work, words }, { at: startsAt, held: '' });
      return chosen ?? { taken: await nextTimes(ctx, { work, words }) };
    }
    return { taken: await otherTimes(ctx, { work, words, error }) };
  }
}

/**
 * Alternatives for a time that is taken or in the past.
 * @throws the original error if the time was not the reason
 */
export async function otherTimes(
  ctx: Ctx,
  { work, words, error }: Place & { error: unknown },
): Promise<TimeView[]> {
  if (error instanceof TimeTakenError) {
    return error.freeTimes.map((time) => viewTime(time, words));
  }
  const ofTime = error instanceof DomainError && error.issues[0]?.path === 'startsAt';
  if (!ofTime) throw error;
  return nextTimes(ctx, { work, words });
}

/** The first available times. */
export async function nextTimes(ctx: Ctx, { work, words }: Place): Promise<TimeView[]> {
  const today = ctx.clock.now().toZonedDateTimeISO(words.shop.timeZone).toPlainDate();
  const times = await freeTimes(ctx, {
    ...work.job,
    from: today.toString(),
    to: today.add({ days: work.service.horizonDays }).toString(),
    notBefore: work.notBefore ?? undefined,
    limit: alternatives,
  });
  return times.map((time) => viewTime(time, words));
}
