export { checkBuilds, checkPublishedBuilds } from './check-builds.server.ts';
export { findEvidence, listEvidence } from './find-evidence.server.ts';
export {
  type FinishedParts,
  findFinishedParts,
  fitOfFinished,
} from './finished-parts.server.ts';
export {
  findBuildOfLead,
  getOfficeBuild,
  listOfficeBuilds,
  type OfficeBuild,
  type OfficeBuildFilter,
} from './office-queries.server.ts';
export {
  type BuildUse,
  type FinishedBuild,
  type FinishedBuildFilter,
  getFinishedBuild,
  listBuildsWithImage,
  listFinishedBuilds,
  listMakes,
  type MakeCount,
  recentBuilds,
} from './queries.server.ts';
export {
  createFinishedBuild,
  deleteFinishedBuild,
  publishFinishedBuild,
  saveFinishedBuild,
  unpublishFinishedBuild,
} from './write-finished.server.ts';
