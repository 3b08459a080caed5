import { Link } from 'react-router';
import { useSendsMail } from '#src/app/sends-mail.ts';
import kitStrings from '#src/app/strings/admin-kit.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { adminHrefs } from '../admin-hrefs.ts';

/** Beside whatever would send a letter: what becomes of it in a shop without a mail server. */
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
