import type { ComingChange } from '#src/domain/goods/index.server.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { eventLines } from './event-lines.ts';
import goodsStrings from './words.json' with { type: 'json' };

/** Prices of suppliers' files that begin on a later day: nobody quotes today's price for a job after it unknowingly. */
export function PartComing({ coming }: { coming: readonly ComingChange[] }) {
  const t = useStrings(goodsStrings);
  const locale = useLocale();
  if (coming.length === 0) return null;
  return (
    <Panel title={t('coming')}>
      <ol className="goods-history">
        {coming.map(({ day, fileName, before, after }) => (
          <li key={`${day} ${fileName}`}>
            <span className="muted">
              {t('coming.on', { day: formatDate(day, { locale }), file: fileName })}
            </span>
            <ul>
              {eventLines({ kind: 'import', before, after }, t).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
