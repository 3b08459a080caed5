import { Form } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import { NeedsNetwork } from '../saving/needs-network.tsx';
import buildStrings from '../words.json' with { type: 'json' };

/** Starting over asks for confirmation, also without script. */
export function ResetBuild() {
  const t = useStrings(buildStrings);
  return (
    <details className="build-reset">
      <summary className="button button--quiet button--small">{t('reset')}</summary>
      <Form method="post" className="build-reset-ask">
        <p className="small">{t('reset.confirm')}</p>
        <NeedsNetwork intent="reset" />
        <button
          type="submit"
          className="button button--danger button--small"
          name="intent"
          value="reset"
        >
          {t('reset.yes')}
        </button>
      </Form>
    </details>
  );
}
