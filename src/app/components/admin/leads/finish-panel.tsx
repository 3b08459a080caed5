import { Form, Link } from 'react-router';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { adminHrefs } from '../admin-hrefs.ts';

/** From a sent build to a finished one; where it is one already, the way to it. */
export function FinishPanel({ finishedId }: { finishedId: string | null }) {
  const t = useStrings(leadStrings);
  if (finishedId !== null) {
    return (
      <Link className="btn btn--line" to={adminHrefs.finishedBuild({ id: finishedId })}>
        {t('finish.open')}
      </Link>
    );
  }
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value="finish" />
      <button type="submit" className="btn btn--line">
        {t('finish')}
      </button>
      <p className="small muted">{t('finish.lead')}</p>
    </Form>
  );
}
