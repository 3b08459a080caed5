export type { FrozenBuild, SharedBuild, SharedState } from './schemas.ts';
export { snapshotIdSchema } from './snapshot-id.ts';
