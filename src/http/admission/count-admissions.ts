import type { createAdmissionQueue, Waiting } from './admission-queue.ts';
import { type RequestClass, requestClasses } from './request-class.ts';

export type ClassStats = Record<'running' | 'waiting' | 'refused', number>;

export type AdmissionStats = Record<RequestClass, ClassStats>;

/** Counts the requests that were refused, since the start of the process. */
export function countAdmissions(
  queue: Pick<ReturnType<typeof createAdmissionQueue<Waiting>>, 'counts'>,
) {
  const refused = new Map<RequestClass, number>();
  return {
    noteRefused(kind: RequestClass): void {
      refused.set(kind, (refused.get(kind) ?? 0) + 1);
    },
    read(): AdmissionStats {
      const entries = requestClasses.map((kind) => [
        kind,
        { ...queue.counts(kind), refused: refused.get(kind) ?? 0 },
      ]);
      return Object.fromEntries(entries) as AdmissionStats;
    },
  };
}
