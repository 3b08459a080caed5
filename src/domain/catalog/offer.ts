import type { FactSource, PartStatus, Provenance } from './offer-schemas.ts';

/** Whether the shop offers it. */
export function isOffered({ status }: { status: PartStatus }): boolean {
  return status === 'active';
}

/** Whether the shop offers it or has done so. */
export function wasOffered({ status }: { status: PartStatus }): boolean {
  return status !== 'draft';
}

/** A line that is not offered has nothing that is. */
export function statusWithin(line: { status: PartStatus }, own: PartStatus): PartStatus {
  return isOffered(line) ? own : line.status;
}

/** Where one fact comes from: of the part itself, else of its line; null where nobody has said. */
export function factSource(field: string, ...of: readonly Provenance[]): FactSource | null {
  return of.map((one) => one[field] ?? one['*']).find((one) => one !== undefined) ?? null;
}
