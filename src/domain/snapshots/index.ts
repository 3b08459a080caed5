export type { FrozenBuild, SharedBuild, SharedState, SinceThen } from './schemas.ts';
export { snapshotIdOf, snapshotIdSchema } from './snapshot-id.ts';
