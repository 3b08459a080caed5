import { type BadgeTone, StatusBadge } from '#src/app/components/admin/kit/status-badge.tsx';
import contentStrings from '#src/app/strings/admin-content.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { TreeItem } from '#src/domain/content/index.ts';
import { ShopTime } from '../kit/shop-time.tsx';

const tones = { no: 'quiet', yes: 'good', changed: 'wait' } as const satisfies Record<
  TreeItem['published'],
  BadgeTone
>;

/** What visitors see of a story, and what the clock will change about it. */
export function StoryStatus({
  published,
  scheduledAt,
}: Pick<TreeItem, 'published' | 'scheduledAt'>) {
  const t = useStrings(contentStrings);
  return (
    <span className="story-status">
      <StatusBadge tone={tones[published]}>{t(`status.${published}`)}</StatusBadge>
      {scheduledAt && (
        <StatusBadge tone="note">
          {t('status.scheduled')} <ShopTime at={scheduledAt} />
        </StatusBadge>
      )}
    </span>
  );
}
