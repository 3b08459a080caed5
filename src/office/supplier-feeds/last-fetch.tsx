import { Link } from 'react-router';
import type { FeedView } from '#src/domain/supplier-feeds/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ShownFetch } from './fetch-table.tsx';
import feedStrings from './words.json' with { type: 'json' };

type LastFetchProps = {
  feed: Pick<FeedView, 'nextAt' | 'hostKey' | 'shownKey' | 'isPaused'>;
  last: ShownFetch | null;
  isBusy: boolean;
  mayWrite: boolean;
};

/** What the feed is waiting for, and the next step. */
export function LastFetch({ feed, last, isBusy, mayWrite }: LastFetchProps) {
  const t = useStrings(feedStrings);
  const { nextAt, hostKey, shownKey, isPaused } = feed;
  return (
    <Panel title={t('now')}>
      <div className="supplier-feeds-now" role="status">
        <p>{isBusy ? t('now.busy') : last ? t(`now.${last.state}`) : t('now.none')}</p>
        {!isBusy && last?.problems.map((problem) => <p key={problem}>{problem}</p>)}
      </div>
      {!isBusy && last && <ImportLink {...last} />}
      {shownKey && mayWrite && (
        <dl className="supplier-feeds-keys">
          <dt>{t('key.was')}</dt>
          <dd>{hostKey}</dd>
          <dt>{t('key.is')}</dt>
          <dd>{shownKey}</dd>
          <dd>
            <IntentButton
              fields={{ intent: 'accept', hostKey: shownKey }}
              className="button button--outline button--small"
            >
              {t('key.accept')}
            </IntentButton>
          </dd>
        </dl>
      )}
      <p className="supplier-feeds-next small muted">
        {isPaused ? t('next.paused') : t('next')}
        {!isPaused && nextAt && (
          <>
            {': '}
            <ShopTime at={nextAt} />
          </>
        )}
      </p>
      {hostKey && !shownKey && (
        <p className="supplier-feeds-pinned small muted">{t('key.pinned', { key: hostKey })}</p>
      )}
    </Panel>
  );
}

function ImportLink({ state, importId }: Pick<ShownFetch, 'state' | 'importId'>) {
  const t = useStrings(feedStrings);
  if (state === 'waiting' && importId === null) {
    return (
      <Link className="button button--small" to={adminHrefs.fitFiles()}>
        {t('open.fitment')}
      </Link>
    );
  }
  if (importId === null || state === 'unchanged' || state === 'replaced') return null;
  const isNext = state === 'held' || state === 'waiting';
  return (
    <Link
      className={isNext ? 'button button--small' : 'button button--outline button--small'}
      to={adminHrefs.goodsImport({ id: importId })}
    >
      {t(isNext ? 'open.check' : 'open')}
    </Link>
  );
}
