export {
  type FinishedBuildRecord,
  finishedBuildSchema,
  type LabourJob,
  labourJobs,
} from './schemas.ts';
export { parseFinishedBuilds, type SeededBuild } from './seed-file.ts';
