import { use, useMemo } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { fetchAfterVehicle } from '../steps/fetch-after-vehicle.ts';
import { nothingToCome } from './cached-promise.ts';
import type { JudgeBasis, Judged } from './judge-build.ts';
import { isStock, stockJudged } from './stock-judged.ts';

type JudgeInput = {
  resolved: ResolvedBuild | null;
  basis: JudgeBasis;
  /** Every figure is included, also those of the factory's own parts. */
  showsNumbers: boolean;
};

export type Judging = Judged & { quoteWith(changed: ResolvedBuild): Judged['quote'] };

/**
 * Verdict and price of the build. The rules are loaded with the first part, so visitors who are still choosing a
 * truck do not wait for them.
 */
export function useJudged({ resolved, basis, showsNumbers }: JudgeInput): Judging | null {
  const isPlain = resolved !== null && isStock(resolved) && !showsNumbers;
  // Always called: React requires the same hooks in every render.
  const rules = use(isPlain ? nothingToCome : fetchAfterVehicle());
  return useMemo((): Judging | null => {
    if (!resolved) return null;
    if (!rules) {
      const judged = stockJudged(basis);
      return { ...judged, quoteWith: () => judged.quote };
    }
    const judged = rules.judgeBuild(resolved, basis);
    const { assessment } = judged;
    return {
      ...judged,
      quoteWith: (changed) => rules.quoteWith(changed, { assessment, basis }),
    };
  }, [rules, resolved, basis]);
}
