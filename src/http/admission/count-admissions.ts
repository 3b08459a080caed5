import type { createAdmissionQueue, Waiting } from './admission-queue.ts';
import { type RequestClass, requestClasses } from './request-class.ts';

export type ClassStats = Record<'running' | 'waiting' | 'admitted' | 'refused', number> & {
  /** Of the last one that had to wait, in ms. */
  lastWaitMs: number;
};

export type AdmissionStats = Record<RequestClass, ClassStats>;

/** Counts what became of requests, since the start of the process. */
export function countAdmissions(
  queue: Pick<ReturnType<typeof createAdmissionQueue<Waiting>>, 'counts'>,
) {
  const nothing = () => ({ admitted: 0, refused: 0, lastWaitMs: 0 });
  const totals = Object.fromEntries(requestClasses.map((kind) => [kind, nothing()])) as Record<
    RequestClass,
    ReturnType<typeof nothing>
  >;
  return {
    noteAdmitted(kind: RequestClass): void {
      totals[kind].admitted += 1;
    },
    noteRefused(kind: RequestClass): void {
      totals[kind].refused += 1;
    },
    noteWait(kind: RequestClass, ms: number): void {
      totals[kind].lastWaitMs = ms;
    },
    read(): AdmissionStats {
      const entries = requestClasses.map((kind) => [
        kind,
        { ...queue.counts(kind), ...totals[kind] },
      ]);
      return Object.fromEntries(entries) as AdmissionStats;
    },
  };
}
