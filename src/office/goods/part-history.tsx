import { Link } from 'react-router';
import type { PartEvent } from '#src/domain/goods/index.server.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useActorName } from '#src/office/kit/use-actor-name.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import goodsStrings from './words.json' with { type: 'json' };

type PartHistoryProps = {
  events: readonly PartEvent[];
  /** What an event changed, one line for each field. */
  linesOf: (event: PartEvent) => string[];
  /** The list of all changes. */
  changes: string;
};

/** Who changed what of a part or a line, the newest first: each field with its old and new value. */
export function PartHistory({ events, linesOf, changes }: PartHistoryProps) {
  const t = useStrings(goodsStrings);
  const nameOf = useActorName();
  if (events.length === 0) return null;
  return (
    <Panel
      title={t('history')}
      tools={
        <Link className="button button--quiet button--small" to={changes}>
          {t('changes')}
        </Link>
      }
    >
      <ol className="goods-history">
        {events.map((event) => (
          <li key={event.batchId}>
            <span className="muted">
              <ShopTime at={event.at} />,{' '}
              {[nameOf(event.actorName), event.fileName].filter(Boolean).join(', ')}
            </span>
            <ul>
              {linesOf(event).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
