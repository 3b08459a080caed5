import { Form, Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import leadStrings from './words.json' with { type: 'json' };

/** Turns a sent build into a finished one, or links to it. */
export function FinishPanel({ finishedId }: { finishedId: string | null }) {
  const t = useStrings(leadStrings);
  if (finishedId !== null) {
    return (
      <Link className="button button--outline" to={adminHrefs.finishedBuild({ id: finishedId })}>
        {t('finish.open')}
      </Link>
    );
  }
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value="finish" />
      <button type="submit" className="button button--outline">
        {t('finish')}
      </button>
      <p className="small muted">{t('finish.lead')}</p>
    </Form>
  );
}
