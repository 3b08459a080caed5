import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { Origin } from '#src/domain/sources/index.ts';
import { Panel } from '../kit/panel.tsx';
import { originRows } from './origin-rows.ts';

/** What led somebody here, as far as the site's own pages know. */
export function WhereFrom({ origin }: { origin: Origin }) {
  const t = useStrings(leadStrings);
  const rows = originRows(origin, t);
  return (
    <Panel title={t('from')}>
      {rows.length === 0 ? (
        <p className="small muted">{t('from.unknown')}</p>
      ) : (
        <dl className="lead-from">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
