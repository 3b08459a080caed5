export {
  type FinishedBuild,
  type FinishedBuildFilter,
  getFinishedBuild,
  listFinishedBuilds,
  listMakes,
  type MakeCount,
  recentBuilds,
} from './queries.server.ts';
