export type { EngineCheck } from './compare-with-engine.ts';
export {
  type FinishedBuildRecord,
  finishedBuildSchema,
  type LabourJob,
  labourJobs,
} from './schemas.ts';
export { parseFinishedBuilds, type SeededBuild } from './seed-file.ts';
