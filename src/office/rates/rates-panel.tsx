import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import ratesStrings from './words.json' with { type: 'json' };

/** Links from the settings to the rates. */
export function RatesPanel() {
  const t = useStrings(ratesStrings);
  return (
    <Panel title={t('panel')} help={t('panel.text')}>
      <Link className="button button--outline button--small" to={adminHrefs.rates()}>
        {t('panel.open')}
      </Link>
    </Panel>
  );
}
