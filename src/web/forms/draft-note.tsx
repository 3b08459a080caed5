import { useStrings } from '#src/web/words/use-strings.ts';
import type { SiteForm } from './use-site-form.ts';
import formStrings from './words.json' with { type: 'json' };

/** Says that the form's text was restored, and offers to clear it. */
export function DraftNote({ form: { draft } }: { form: Pick<SiteForm, 'draft'> }) {
  const t = useStrings(formStrings);
  if (!draft.isRestored) return null;
  return (
    <p className="small" role="status">
      {t('draft.restored')} {t('draft.where')}{' '}
      <button type="button" className="button button--quiet button--small" onClick={draft.clear}>
        {t('draft.clear')}
      </button>
    </p>
  );
}
