export { chassisOf } from './chassis.ts';
export type { EngineCheck } from './compare-with-engine.ts';
export {
  alikeWithin,
  compareEvidence,
  type Evidence,
  type EvidenceRow,
  weighEvidence,
} from './evidence.ts';
export {
  type FinishedBuildRecord,
  finishedBuildSchema,
  type LabourJob,
  labourJobs,
} from './schemas.ts';
export { parseFinishedBuilds, type SeededBuild } from './seed-file.ts';
