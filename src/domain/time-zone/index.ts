export { ZoneMoveError } from './zone-move-error.ts';
export type { PlannedMove, ZonePlan } from './zone-plan.ts';
