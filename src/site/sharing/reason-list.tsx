import type { Assessment } from '#src/domain/fitment/index.ts';
import { reasonSentence, useSnapshotWords, verdictLooks } from '#src/site/build/index.ts';
import { NoteMark, Verdict } from '#src/web/ui/verdict.tsx';

/** Every reason of a verdict, most serious first. */
export function ReasonList({ assessment: { verdict, reasons } }: { assessment: Assessment }) {
  const { build, locale } = useSnapshotWords();
  const { tone, word } = verdictLooks[verdict];
  return (
    <>
      <p>
        <Verdict tone={tone} look="large">
          {reasons.length === 0 ? build.t('verdict.stock') : build.t(word)}
        </Verdict>
      </p>
      <ul className="snapshot-reasons">
        {reasons.map((reason) => (
          <li key={reason.code}>
            {reason.decides ? <Verdict tone={verdictLooks[reason.verdict].tone} /> : <NoteMark />}
            <span>
              {reason.decides && (
                <span className="visually-hidden">
                  {build.t(verdictLooks[reason.verdict].word)}:{' '}
                </span>
              )}
              {reasonSentence(reason, locale)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
