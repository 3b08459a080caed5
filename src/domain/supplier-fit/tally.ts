import { type FitCounts, noFitCounts } from './fit-schemas.ts';
import type { MatchedApplication } from './matched-application.ts';

type Counted = { part: string; change: 'added' | 'deleted' };

/** Counts applications as they are read. */
export class FitTally {
  readonly #counts: FitCounts = { ...noFitCounts };
  readonly #parts = new Set<string>();
  readonly #unknown = new Set<string>();

  add({ part, change }: Counted, { outcome, unknown, isCut }: MatchedApplication): void {
    this.#counts[outcome] += 1;
    if (change === 'deleted') this.#counts.deleted += 1;
    if (isCut) this.#counts.yearsCut += 1;
    if (unknown !== null) this.#unknown.add(unknown);
    this.#parts.add(part);
  }

  get counts(): FitCounts {
    return { ...this.#counts, parts: this.#parts.size, unknownVehicles: this.#unknown.size };
  }
}
