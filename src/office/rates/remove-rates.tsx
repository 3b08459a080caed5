import { AskButton } from '#src/office/kit/ask-button.tsx';
import { AskForm } from '#src/office/kit/ask-form.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import ratesStrings from './words.json' with { type: 'json' };

/** Deletes a set that has not started. */
export function RemoveRates({ date }: { date: string }) {
  const t = useStrings(ratesStrings);
  return (
    <>
      <AskButton asks="remove-rates" className="button button--quiet">
        {t('remove')}
      </AskButton>
      <AskForm
        id="remove-rates"
        title={t('remove.title', { date })}
        text={t('remove.text')}
        confirm={t('remove')}
        fields={{ intent: 'remove' }}
        isDanger
      />
    </>
  );
}
