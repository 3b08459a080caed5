import { Link } from 'react-router';
import type { PartEvent } from '#src/domain/goods/index.server.ts';
import type { PartCategory } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { eventLines } from './event-lines.ts';
import goodsStrings from './words.json' with { type: 'json' };

type PartHistoryProps = { category: PartCategory; events: readonly PartEvent[] };

/** Who changed what of a part, the newest first: each field with its old and new value. */
export function PartHistory({ category, events }: PartHistoryProps) {
  const t = useStrings(goodsStrings);
  if (events.length === 0) return null;
  return (
    <Panel
      title={t('history')}
      tools={
        <Link
          className="button button--quiet button--small"
          to={adminHrefs.goodsChanges({ category })}
        >
          {t('changes')}
        </Link>
      }
    >
      <ol className="goods-history">
        {events.map((event) => (
          <li key={event.batchId}>
            <span className="muted">
              <ShopTime at={event.at} />, {event.actorName}
            </span>
            <ul>
              {eventLines(event, t).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
