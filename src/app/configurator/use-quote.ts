import { useCallback, useMemo } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { type Quote, quoteBuild } from '#src/domain/quotes/index.ts';
import type { FlowData } from './flow-data.ts';

type Priced = { resolved: ResolvedBuild | null; assessment: Assessment | null };
type QuoteUse = { quote: Quote | null; quoteWith(changed: ResolvedBuild): Quote | null };

/** The price of the build as it is, and as it would be with other extras. */
export function useQuote(data: FlowData, { resolved, assessment }: Priced): QuoteUse {
  const { rates, catalogVersion } = data;
  const quoteWith = useCallback(
    (changed: ResolvedBuild) =>
      assessment &&
      quoteBuild(changed, {
        assessment,
        rates,
        catalogVersion,
      }),
    [assessment, rates, catalogVersion],
  );
  const quote = useMemo(() => resolved && quoteWith(resolved), [resolved, quoteWith]);
  return { quote, quoteWith };
}
