import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useIsSiteOpen } from '#src/office/kit/is-site-open.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import mailStrings from './words.json' with { type: 'json' };

/** What a shop without a mail server goes without, what works all the same, and the way back to the checklist. */
export function NoMailYet() {
  const t = useStrings(mailStrings);
  const isOpen = useIsSiteOpen();
  return (
    <div className="note settings-mail-none">
      <div>
        <p>{t('none.works')}</p>
        <ul>
          <li>{t('none.visitors')}</li>
          <li>{t('none.staff')}</li>
          <li>{t('none.kept')}</li>
        </ul>
        {!isOpen && (
          <Link className="link" to={adminHrefs.setup()}>
            {t('none.later')}
          </Link>
        )}
      </div>
    </div>
  );
}
