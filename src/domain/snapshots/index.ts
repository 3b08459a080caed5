export type { FrozenBuild, SharedBuild, SharedState, SinceThen } from './schemas.ts';
export { snapshotIdSchema } from './snapshot-id.ts';
