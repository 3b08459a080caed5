import { DomainError } from '../errors.ts';
import type { Refusal } from '../refusal.ts';
import type { ZonePlan } from './zone-plan.ts';

/** The zone is not changed before its consequences were seen; they are part of the error. */
export class ZoneMoveError extends DomainError {
  readonly plan: ZonePlan;

  constructor(plan: ZonePlan, refusal: Refusal) {
    super('conflict', refusal, [{ path: 'timeZone', ...refusal }]);
    this.name = 'ZoneMoveError';
    this.plan = plan;
  }
}
