import { isRouteErrorResponse, Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';

/** What went wrong and what to do next; also for pages that the person's role does not include. */
export function AdminError({ error }: { error: unknown }) {
  const t = useStrings(shellStrings);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = status === 403 || status === 404 ? (`${status}` as const) : 'other';
  return (
    <>
      <PageHead title={t(`error.${kind}.title`)} lead={t(`error.${kind}.text`)} />
      <Link className="button" to={adminHrefs.index()}>
        {t('error.back')}
      </Link>
    </>
  );
}
