import type { FeedLine, FetchState } from '#src/domain/supplier-feeds/index.server.ts';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import feedStrings from './words.json' with { type: 'json' };

const toneOf: Record<FetchState, BadgeTone> = {
  fetching: 'note',
  received: 'note',
  unchanged: 'good',
  same: 'good',
  applied: 'good',
  waiting: 'wait',
  held: 'bad',
  failed: 'bad',
  replaced: 'note',
};

/** What came of a fetch. */
export function FetchBadge({ state }: { state: FetchState }) {
  const t = useStrings(feedStrings);
  return <StatusBadge tone={toneOf[state]}>{t(`state.${state}`)}</StatusBadge>;
}

/** How a feed is doing. */
export function FeedBadge({ isPaused, last }: Pick<FeedLine, 'isPaused' | 'last'>) {
  const t = useStrings(feedStrings);
  if (isPaused) return <StatusBadge tone="note">{t('state.paused')}</StatusBadge>;
  return last ? <FetchBadge state={last.state} /> : null;
}
