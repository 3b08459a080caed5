import type { TreeItem } from '#src/domain/content/index.ts';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import contentStrings from '../words.json' with { type: 'json' };

const tones = { no: 'quiet', yes: 'good', changed: 'wait' } as const satisfies Record<
  TreeItem['published'],
  BadgeTone
>;

/** The publication state of a story, and its schedules. */
export function StoryStatus({
  published,
  scheduledAt,
}: Pick<TreeItem, 'published' | 'scheduledAt'>) {
  const t = useStrings(contentStrings);
  return (
    <span className="tree-status">
      <StatusBadge tone={tones[published]}>{t(`status.${published}`)}</StatusBadge>
      {scheduledAt && (
        <StatusBadge tone="note">
          {t('status.scheduled')} <ShopTime at={scheduledAt} />
        </StatusBadge>
      )}
    </span>
  );
}
