import { isAllowed } from '#src/domain/require-scope.ts';
import type { Actor } from '../context.ts';
import type { PartFields } from './part-patch.ts';

/** Whether somebody sees what shops pay: it is for those who buy, not for everybody who sells or installs. */
export function seesCosts(actor: Actor): boolean {
  return isAllowed(actor, 'catalog.write');
}

type Costs = { costCents: number | null; jobberCents: number | null };

/** The same part, what shops pay for it as if nobody had said it, for those who may not see it. */
export function withoutCost<Part extends Costs>(part: Part): Part {
  return { ...part, costCents: null, jobberCents: null };
}

/** What a change wrote, without what shops pay; null for what was not there. */
export function fieldsWithoutCost(fields: PartFields | null): PartFields | null {
  if (fields === null) return null;
  const { costCents, jobberCents, ...rest } = fields;
  return rest;
}
