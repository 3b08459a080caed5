import { appointmentState } from './appointment-state.ts';

/** How long after the mark the customer is mailed, so that a misclick can be taken back. */
export const TELL_READY_AFTER = Temporal.Duration.from({ minutes: 2 });

/** How long after the mark staff still see that somebody must be called. */
const shownFor = Temporal.Duration.from({ hours: 24 });

/**
 * How a customer learns that the truck is ready. `mails`: two minutes after the mark; `soon`: it is marked, and the
 * mail goes out at `at` (ISO 8601); `told`: they were mailed at `at`, and are not mailed again; `waits`: they are in
 * the shop. The shop must call for `call` (no email address) and `no-mail` (no mail server).
 */
export type ReadyNotice =
  | { kind: 'mails' | 'waits' | 'call' | 'no-mail' }
  | { kind: 'soon' | 'told'; at: string };

type Notified = Parameters<typeof appointmentState>[0] & {
  mode: 'wait' | 'drop';
  contactKind: 'phone' | 'email';
  readyMailedAt: Date | null;
};

/** Whether the customer is mailed when the truck is ready: not those who wait for it in the shop. */
export function isMailedWhenReady({ mode, contactKind }: Pick<Notified, 'mode' | 'contactKind'>) {
  return mode === 'drop' && contactKind === 'email';
}

/**
 * What staff should know before and after they mark a truck as finished; null if there is nothing to tell: a
 * canceled appointment, a no-show, a customer who was told or is in the shop, or a truck that has been ready for a day.
 */
export function readyNotice(
  row: Notified,
  { now, sendsMail }: { now: Temporal.Instant; sendsMail: boolean },
): ReadyNotice | null {
  const state = appointmentState(row);
  if (state === 'cancelled' || state === 'missed') return null;
  const finishedAt = state === 'finished' ? row.finishedAt?.toTemporalInstant() : undefined;
  if (finishedAt && Temporal.Instant.compare(finishedAt.add(shownFor), now) < 0) return null;
  if (row.readyMailedAt) {
    return finishedAt ? null : { kind: 'told', at: row.readyMailedAt.toISOString() };
  }
  if (row.mode === 'wait') return finishedAt ? null : { kind: 'waits' };
  if (!isMailedWhenReady(row)) return { kind: 'call' };
  if (!sendsMail) return { kind: 'no-mail' };
  return finishedAt
    ? { kind: 'soon', at: finishedAt.add(TELL_READY_AFTER).toString() }
    : { kind: 'mails' };
}
