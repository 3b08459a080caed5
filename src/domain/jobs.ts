import type { Db } from '#src/db/client.ts';
import type { BackupTrigger, Erasure } from './backups/ports.ts';

/** Background work that runs at least once, so every handler must tolerate running twice. */
export type Job =
  | { name: 'send-mail'; data: { mailId: string } }
  /** Nobody for an address without an account, so that asking for a link does the same work for any address. */
  | { name: 'mail-reset-link'; data: { userId: string | null } }
  /** Only for the start that it names: an appointment that moved has another reminder. */
  | { name: 'remind-of-appointment'; data: { appointmentId: string; startsAt: string } }
  | { name: 'offer-freed-times'; data: Record<string, never> }
  /** Only for the mark that it names: work that went on, or was finished again, has another job or none. */
  | { name: 'tell-truck-ready'; data: { appointmentId: string; finishedAt: string } }
  /** Review request, some time after the truck was ready. */
  | { name: 'ask-for-review'; data: { appointmentId: string } }
  /** Paths of pages that were published. */
  | { name: 'tell-search-engines'; data: { paths: string[] } }
  /** Copies of pages that a CDN keeps are older than what was published. */
  | { name: 'purge-cdn'; data: Record<string, never> }
  | { name: 'remind-of-build'; data: { buildId: string } }
  /** Files of somebody who was erased, or whose application was deleted. */
  | { name: 'delete-files'; data: { keys: string[] } }
  /** Resumes that the virus scanner did not answer for. */
  | { name: 'scan-resumes'; data: Record<string, never> }
  | { name: 'back-up'; data: { trigger: BackupTrigger } }
  /** Somebody was erased, which a backup made before must not bring back. */
  | { name: 'note-erasure'; data: Erasure }
  /** Reads a supplier's file and says what applying it would do. `run` names the mapping it was asked with. */
  | { name: 'check-import'; data: { importId: string; run: string } }
  | { name: 'apply-import'; data: { importId: string; run: string; actor: ImportActor } }
  /** Applies the rows of an import whose day has come. */
  | { name: 'apply-later'; data: { importId: string; day: string; actor: ImportActor } }
  /** Reads a supplier's fitment file, or names it anew after a legend has arrived. */
  | { name: 'check-fit-file'; data: { fileId: string; run: string } }
  /** Looks whether a supplier's feed has another file. */
  | { name: 'fetch-feed'; data: { feedId: string; trigger: FetchTrigger } }
  /** Fetches pictures of goods from suppliers' sites. */
  | { name: 'fetch-pictures'; data: Record<string, never> }
  | { name: 'purge-drafts'; data: Record<string, never> }
  | { name: 'purge-records'; data: Record<string, never> }
  | { name: 'purge-applications'; data: Record<string, never> }
  | { name: 'purge-visits'; data: Record<string, never> };

/** Who applies an import: the history names them. */
export type ImportActor = { userId: string; name: string };

export type FetchTrigger = 'schedule' | 'office';

export type JobName = Job['name'];

export type JobOptions = {
  startAfter?: Temporal.Instant;
  /** Among jobs with equal keys only one waits. */
  key?: string;
};

export type JobQueue = {
  /**
   * Queues a job in the given transaction: it runs if that commits, and never if it is rolled back. Outside a
   * transaction it is queued at once.
   */
  enqueue(db: Db, job: Job, options?: JobOptions): Promise<void>;
};
