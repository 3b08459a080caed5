import { isRouteErrorResponse, Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';

/** What went wrong and what to do next; also for pages that the person's role does not include. */
export function AdminError({ error }: { error: unknown }) {
  const t = useStrings(shellStrings);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = status === 403 || status === 404 ? (`${status}` as const) : 'other';
  return (
    <div className="page-head">
      <title>{t(`error.${kind}.title`)}</title>
      <div>
        <h1 className="title-2">{t(`error.${kind}.title`)}</h1>
        <p className="muted">{t(`error.${kind}.text`)}</p>
        <p>
          <Link className="button" to={adminHrefs.index()}>
            {t('error.back')}
          </Link>
        </p>
      </div>
    </div>
  );
}
