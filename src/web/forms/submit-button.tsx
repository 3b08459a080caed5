import { useNavigation } from 'react-router';
import { useLasting } from '#src/web/ui/use-lasting.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import type { SiteForm } from './use-site-form.ts';
import formStrings from './words.json' with { type: 'json' };

type SubmitButtonProps = { label: string; form?: Pick<SiteForm, 'flags' | 'status'> };

/** Sends the form; while it is being sent a second click does nothing and the label says so. */
export function SubmitButton({ label, form }: SubmitButtonProps) {
  const t = useStrings(commonStrings);
  const busy = useLasting(useNavigation().state === 'submitting');
  return (
    <div className="form-send">
      <button
        type="submit"
        className={busy ? 'button button--large is-busy' : 'button button--large'}
        aria-disabled={busy}
      >
        {busy ? t('sending') : label}
      </button>
      {form && <FormState form={form} />}
    </div>
  );
}

/** The errors of a long form whose invalid field may be out of view. */
function FormState({ form: { flags, status } }: Required<Pick<SubmitButtonProps, 'form'>>) {
  const t = useStrings(formStrings);
  if (flags.pending) return <p className="field-help">{t('state.pending')}</p>;
  // A form that was refused lists its fields itself.
  if (!flags.failed || status === 'error') return null;
  return <p className="field-help">{t('state.failed')}</p>;
}
