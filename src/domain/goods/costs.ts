import { isAllowed } from '#src/domain/require-scope.ts';
import type { Actor } from '../context.ts';
import type { PartFields } from './part-patch.ts';

/** Whether somebody sees what the shop pays: it is for those who buy, not for everybody who sells or installs. */
export function seesCosts(actor: Actor): boolean {
  return isAllowed(actor, 'catalog.write');
}

/** The same part, its cost as if nobody had said it, for those who may not see it. */
export function withoutCost<Part extends { costCents: number | null }>(part: Part): Part {
  return { ...part, costCents: null };
}

/** What a change wrote, without the cost; null for what was not there. */
export function fieldsWithoutCost(fields: PartFields | null): PartFields | null {
  if (fields === null) return null;
  const { costCents, ...rest } = fields;
  return rest;
}
