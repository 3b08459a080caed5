import { AskButton } from '#src/app/components/admin/kit/ask-button.tsx';
import { AskForm } from '#src/app/components/admin/kit/ask-form.tsx';
import ratesStrings from '#src/app/strings/admin-rates.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

/** Takes a set back that has not begun. */
export function RemoveRates({ date }: { date: string }) {
  const t = useStrings(ratesStrings);
  return (
    <>
      <AskButton asks="remove-rates" className="btn btn--quiet">
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
