export {
  type ApplicationStatus,
  consentToKeep,
  getApplicationStatus,
  withdrawApplication,
} from './application-status.server.ts';
export { type Application, applyForJob } from './apply-for-job.server.ts';
export { type CandidateDetail, getCandidate, type ResumeFacts } from './candidate.server.ts';
export {
  type CandidateFilter,
  type CandidateLine,
  countNewCandidates,
  type JobLine,
  listCandidates,
  listJobLines,
} from './candidates.server.ts';
export { addCandidateNote, changeStage } from './change-candidate.server.ts';
export type { FileScanner, IncomingFiles } from './ports.ts';
export { purgeApplications } from './purge-applications.server.ts';
export { findJob, getJob, listOpenJobs } from './queries.server.ts';
export { opensSealedResumes } from './resume/check-seals.server.ts';
export { openResume, previewResume, readStoredFile } from './resume/open-resume.server.ts';
export {
  type ReceivedResume,
  type RefusedResume,
  receiveResume,
} from './resume/receive-resume.server.ts';
export { isOpenable, type ResumeScan } from './resume/scan-resume.server.ts';
export { queueScan, scanWaitingResumes } from './resume/scan-waiting.server.ts';
export { saveJob, setJobStatus } from './save-job.server.ts';
