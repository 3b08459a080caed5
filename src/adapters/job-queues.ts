import type { Queue } from 'pg-boss';
import type { JobName } from '#src/domain/jobs.ts';

/** Jobs whose last try failed; the back office lists them. */
export const DEAD_LETTERS = 'dead-letters';

// A mail server may be down for a morning: ten tries with growing pauses cover half a day.
// A job whose process has been silent for half a minute is given to another process.
const PATIENT = {
  retryLimit: 9,
  retryDelay: 30,
  retryDelayMax: 7200,
  retryBackoff: true,
  heartbeatSeconds: 30,
};

const KEPT = { retentionSeconds: 60 * 86_400, deleteAfterSeconds: 14 * 86_400 };

/** Common mail services accept as many connections of one sender, and some (Microsoft 365) no more. */
export const LETTERS_AT_ONCE = 3;

/** Queues from which a process works on more than one job at a time. */
export const JOBS_AT_ONCE: Readonly<Partial<Record<JobName, number>>> = {
  'send-mail': LETTERS_AT_ONCE,
};

/** The shop's job queues. `retentionSeconds` must be longer than the longest delay, which is several weeks. */
export const JOB_QUEUES: Readonly<Record<JobName, Omit<Queue, 'name'>>> = {
  'send-mail': { ...PATIENT, ...KEPT, deadLetter: DEAD_LETTERS },
  'mail-reset-link': { ...PATIENT, ...KEPT, deadLetter: DEAD_LETTERS },
  // "short": at most one waiting job per key.
  'remind-of-build': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'remind-of-appointment': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'tell-truck-ready': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'ask-for-review': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'tell-search-engines': { ...PATIENT, ...KEPT },
  'purge-cdn': { ...PATIENT, ...KEPT, policy: 'short' },
  'offer-freed-times': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'delete-files': { ...PATIENT, ...KEPT, deadLetter: DEAD_LETTERS },
  'scan-resumes': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  // Not tried again by itself: the schedule does, an hour later. A large shop takes a while.
  'back-up': {
    ...KEPT,
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 6 * 3600,
    heartbeatSeconds: 60,
  },
  'note-erasure': { ...PATIENT, ...KEPT, deadLetter: DEAD_LETTERS },
  // A large file takes minutes; what was checked is checked anew, what was applied is not applied twice.
  // Longer than the embedded database's only session is held; a process that was killed is missed after that.
  'check-import': { ...KEPT, retryLimit: 3, expireInSeconds: 3600, heartbeatSeconds: 300 },
  'apply-import': { ...KEPT, retryLimit: 3, expireInSeconds: 3600, heartbeatSeconds: 300 },
  'apply-later': { ...KEPT, retryLimit: 3, expireInSeconds: 3600, heartbeatSeconds: 300 },
  'check-fit-file': { ...KEPT, retryLimit: 3, expireInSeconds: 3600, heartbeatSeconds: 300 },
  // The feed plans its next fetch itself, sooner after a fault.
  'fetch-feed': {
    ...KEPT,
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 1200,
    heartbeatSeconds: 300,
  },
  // What fails is tried again by its own plan.
  'fetch-pictures': {
    ...KEPT,
    policy: 'short',
    retryLimit: 2,
    expireInSeconds: 1800,
    heartbeatSeconds: 300,
  },
  'purge-visits': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'purge-applications': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'purge-records': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'purge-drafts': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
};

export const JOB_NAMES = Object.keys(JOB_QUEUES) as JobName[]; // The keys of the table above.
