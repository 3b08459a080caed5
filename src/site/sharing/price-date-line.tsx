import { dayText, useSnapshotWords } from '#src/site/build/index.ts';
import type { SnapshotPageData } from './load-snapshot.server.ts';

/** The date and the versions of a frozen price. */
export function PriceDateLine({
  shared: { frozen, takenOn, catalog },
}: {
  shared: SnapshotPageData;
}) {
  const { s, locale } = useSnapshotWords();
  const date = dayText(takenOn, locale);
  return (
    <p className="small muted" data-taken={takenOn}>
      {frozen.quote
        ? s('taken', { date, rates: dayText(frozen.quote.ratesDate, locale), catalog })
        : s('takenUnpriced', { date, catalog })}
    </p>
  );
}
