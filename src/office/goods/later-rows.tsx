import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import { useFigure } from './use-figure.ts';

type LaterRowsProps = Pick<ImportTexts, 'later' | 'state'> & { mayWrite: boolean };

/** Prices that begin on a later day: which day, and how to call them off once they wait for it. */
export function LaterRows({ later, state, mayWrite }: LaterRowsProps) {
  const t = useStrings(importStrings);
  const figure = useFigure();
  const isBefore = state === 'checked' || state === 'applying';
  const shown = later.filter(({ isWaiting }) => isWaiting || isBefore);
  if (shown.length === 0) return null;
  const words = isBefore ? 'later' : 'later.waits';
  return (
    <>
      {shown.map(({ day, rows }) => (
        <p key={day}>{t(words, { count: figure(rows), n: rows, day })}</p>
      ))}
      {!isBefore && mayWrite && (
        <IntentButton fields={{ intent: 'call-off' }}>{t('later.call-off')}</IntentButton>
      )}
    </>
  );
}
