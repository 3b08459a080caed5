import type { Origin } from '#src/domain/traffic-sources/index.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { originRows } from './origin-rows.ts';
import leadStrings from './words.json' with { type: 'json' };

/** Where the lead came from, as far as the site's own pages know. */
export function WhereFrom({ origin }: { origin: Origin }) {
  const t = useStrings(leadStrings);
  const rows = originRows(origin, t);
  return (
    <Panel title={t('from')}>
      {rows.length === 0 ? (
        <p className="small muted">{t('from.unknown')}</p>
      ) : (
        <dl className="leads-from">
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
