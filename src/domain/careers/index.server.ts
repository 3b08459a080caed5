export { applyForJob } from './apply-for-job.server.ts';
export { getJob, listOpenJobs } from './queries.server.ts';
