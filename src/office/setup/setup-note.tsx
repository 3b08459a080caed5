import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import setupStrings from './words.json' with { type: 'json' };

export type SetupNoteProps = { done: number; total: number };

/** On every page of the office until the site opens: how far it is, and the way back to the checklist. */
export function SetupNote({ done, total }: SetupNoteProps) {
  const t = useStrings(setupStrings);
  return (
    <p className="setup-note small">
      <span>{t('note')}</span> <b>{t('progress', { done, total })}</b>{' '}
      <Link className="link" to={adminHrefs.setup()}>
        {t('note.link')}
      </Link>
    </p>
  );
}
