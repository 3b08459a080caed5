import { useNavigation } from 'react-router';
import commonStrings from '#src/app/strings/common.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useLasting } from '#src/app/ui/use-lasting.ts';

/** Sends the form; while it is on its way a second click does nothing and the label says so. */
export function SubmitButton({ label }: { label: string }) {
  const t = useStrings(commonStrings);
  const busy = useLasting(useNavigation().state === 'submitting');
  return (
    <div>
      <button
        type="submit"
        className={busy ? 'btn btn--lg is-busy' : 'btn btn--lg'}
        aria-disabled={busy}
      >
        {busy ? t('sending') : label}
      </button>
    </div>
  );
}
