import type { StockPart } from '#src/domain/goods/index.ts';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import goodsStrings from './words.json' with { type: 'json' };

type Status = StockPart['status'];

const toneOf: Record<Status, BadgeTone> = { active: 'good', draft: 'wait', discontinued: 'quiet' };

type SiteBadgeProps = {
  status: Status;
  /** Stock number of the part that replaces it. */
  replacedBy: string | null;
};

/** Whether visitors are offered a part, and what replaces one that is not. */
export function SiteBadge({ status, replacedBy }: SiteBadgeProps) {
  const t = useStrings(goodsStrings);
  return (
    <>
      <StatusBadge tone={toneOf[status]}>{t(`status.${status}`)}</StatusBadge>
      {replacedBy && <small>{t('replaced', { sku: replacedBy })}</small>}
    </>
  );
}
