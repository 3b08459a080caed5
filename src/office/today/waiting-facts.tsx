import { formatDollars } from '#src/lib/money.ts';
import { kindWords, leadsStrings, OwnerMark } from '#src/office/leads/index.ts';
import { buildStrings, verdictLooks } from '#src/site/build/index.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { WaitingRow } from './load-waiting.server.ts';

/** Whether the build fits, which one it is and its price; and who answers. */
export function WaitingFacts({ row }: { row: WaitingRow }) {
  const lead = useStrings(leadsStrings);
  const locale = useLocale();
  const { kind, likelyCents, assigneeName, truck } = row;
  const verdict = kind === 'build' ? (truck?.verdict ?? null) : null;
  const price = likelyCents === null ? null : formatDollars(likelyCents, locale);
  return (
    <div className="today-facts">
      <div>
        {verdict && <VerdictWord verdict={verdict} />}
        <small>{[kindWords(row, lead), price].filter(Boolean).join(' · ')}</small>
      </div>
      <OwnerMark name={assigneeName} />
    </div>
  );
}

function VerdictWord({ verdict }: { verdict: keyof typeof verdictLooks }) {
  const words = useStrings(buildStrings);
  const { tone, word } = verdictLooks[verdict];
  return <Verdict tone={tone}>{words(word)}</Verdict>;
}
