import { refuseField } from '#src/domain/errors.ts';
import { stampOf } from '#src/domain/goods/index.server.ts';
import { why } from '#src/http/refusals.ts';

/**
 * What is not sent stays as it is in `before`, so that must be what the caller has read. Saving compares once more,
 * under the lock. @throws {DomainError} conflict
 */
export function requireVersion(before: object, seen: string): void {
  if (stampOf(before) !== seen)
    throw refuseField('conflict', 'version', why('goods.changed-since'));
}
