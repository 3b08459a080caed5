import type { Db } from '#src/db/client.ts';

/** Work that is done after its request, at least once: every handler bears doing it twice. */
export type Job =
  | { name: 'send-mail'; data: { mailId: string } }
  /** For the start that it names: an appointment that moved has another one. */
  | { name: 'remind-of-appointment'; data: { appointmentId: string; startsAt: string } }
  | { name: 'offer-freed-times'; data: Record<string, never> }
  /** How did it go? Some time after the truck was ready. */
  | { name: 'ask-for-review'; data: { appointmentId: string } }
  /** Of pages that were published. */
  | { name: 'tell-search-engines'; data: { paths: string[] } }
  | { name: 'remind-of-build'; data: { buildId: string } }
  /** Of somebody who was erased, or whose application was deleted. */
  | { name: 'delete-files'; data: { keys: string[] } }
  /** Of resumes that the virus scanner did not answer for. */
  | { name: 'scan-resumes'; data: Record<string, never> }
  | { name: 'purge-drafts'; data: Record<string, never> }
  | { name: 'purge-records'; data: Record<string, never> }
  | { name: 'purge-applications'; data: Record<string, never> }
  | { name: 'purge-visits'; data: Record<string, never> };

export type JobName = Job['name'];

export type JobOptions = {
  startAfter?: Temporal.Instant;
  /** Of jobs with equal keys only one waits. */
  key?: string;
};

export type JobQueue = {
  /**
   * Queues a job in the given transaction: it runs if that commits, and never when it is rolled
   * back. Outside a transaction it is queued at once.
   */
  enqueue(db: Db, job: Job, options?: JobOptions): Promise<void>;
};
