import { Form } from 'react-router';
import { NeedsNetwork } from '#src/app/configurator/keeping/needs-network.tsx';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

/** Starting over asks first, and does so without script too. */
export function ResetBuild() {
  const t = useStrings(buildStrings);
  return (
    <details className="breset">
      <summary className="btn btn--quiet btn--sm">{t('reset')}</summary>
      <Form method="post" className="breset-ask">
        <p className="small">{t('reset.confirm')}</p>
        <NeedsNetwork intent="reset" />
        <button type="submit" className="btn btn--danger btn--sm" name="intent" value="reset">
          {t('reset.yes')}
        </button>
      </Form>
    </details>
  );
}
