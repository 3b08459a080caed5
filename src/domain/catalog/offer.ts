import type { FactSource, PartStatus, Provenance } from './offer-schemas.ts';

/** Whether the shop offers it. */
export function isOffered({ status }: { status: PartStatus }): boolean {
  return status === 'active';
}

/** Whether the shop offers it or used to. */
export function wasOffered({ status }: { status: PartStatus }): boolean {
  return status !== 'draft';
}

/** Nothing of a line is offered if the line itself is not. */
export function statusWithin(line: { status: PartStatus }, own: PartStatus): PartStatus {
  return isOffered(line) ? own : line.status;
}

/** The source of one fact: the part's own, else its line's; null if unknown. */
export function factSource(field: string, ...of: readonly Provenance[]): FactSource | null {
  return of.map((one) => one[field] ?? one['*']).find((one) => one !== undefined) ?? null;
}
