import { Link } from 'react-router';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { adminHrefs } from './admin-hrefs.ts';
import kitStrings from './words.json' with { type: 'json' };

/** Next to whatever sends a letter: what happens to it in a shop without a mail server. */
export function NoMailNote() {
  const t = useStrings(kitStrings);
  if (useSendsMail()) return null;
  return (
    <p className="note">
      <span>
        {t('noMail')}{' '}
        <Link className="link" to={adminHrefs.outbox()}>
          {t('noMail.outbox')}
        </Link>
      </span>
    </p>
  );
}
