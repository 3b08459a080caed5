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
