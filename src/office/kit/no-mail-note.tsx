import { Link } from 'react-router';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { adminHrefs } from './admin-hrefs.ts';
import { useMayConnect } from './may-connect.ts';
import kitStrings from './words.json' with { type: 'json' };

/** Next to whatever sends a letter: what happens to it in a shop without a mail server. */
export function NoMailNote() {
  const t = useStrings(kitStrings);
  const mayConnect = useMayConnect();
  if (useSendsMail()) return null;
  return (
    <p className="note">
      <span>
        {t('noMail')}{' '}
        {mayConnect ? (
          <Link className="link" to={adminHrefs.mailSettings()}>
            {t('noMail.setUp')}
          </Link>
        ) : (
          <Link className="link" to={adminHrefs.outbox()}>
            {t('noMail.outbox')}
          </Link>
        )}
      </span>
    </p>
  );
}
