import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import ratesStrings from '#src/app/strings/admin-rates.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

/** The way from the settings to what prices are made from. */
export function RatesPanel() {
  const t = useStrings(ratesStrings);
  return (
    <Panel title={t('panel')} help={t('panel.text')}>
      <Link className="btn btn--line btn--sm" to={adminHrefs.rates()}>
        {t('panel.open')}
      </Link>
    </Panel>
  );
}
