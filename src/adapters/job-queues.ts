import type { Queue } from 'pg-boss';
import type { JobName } from '#src/domain/jobs.ts';

/** What is left of a job when all its tries have failed; the back office shows it. */
export const DEAD_LETTERS = 'dead-letters';

// A mail server that is away for a morning is normal: ten tries with growing pauses take half a day.
// Who died over a job is silent for half a minute; then it is somebody else's.
const PATIENT = {
  retryLimit: 9,
  retryDelay: 30,
  retryDelayMax: 7200,
  retryBackoff: true,
  heartbeatSeconds: 30,
};

const KEPT = { retentionSeconds: 60 * 86_400, deleteAfterSeconds: 14 * 86_400 };

/** The queues of the shop; a wait of several weeks must outlive `retentionSeconds`. */
export const JOB_QUEUES: Readonly<Record<JobName, Omit<Queue, 'name'>>> = {
  'send-mail': { ...PATIENT, ...KEPT, deadLetter: DEAD_LETTERS },
  // "short": of the jobs with one key only one waits.
  'remind-of-build': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'remind-of-appointment': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'ask-for-review': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'tell-search-engines': { ...PATIENT, ...KEPT },
  'offer-freed-times': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'delete-files': { ...PATIENT, ...KEPT, deadLetter: DEAD_LETTERS },
  'scan-resumes': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'purge-visits': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'purge-applications': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'purge-records': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
  'purge-drafts': { ...PATIENT, ...KEPT, policy: 'short', deadLetter: DEAD_LETTERS },
};

export const JOB_NAMES = Object.keys(JOB_QUEUES) as JobName[]; // keys of the table above
