import type { FitFileLine } from '#src/domain/supplier-fit/index.server.ts';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import fitStrings from './words.json' with { type: 'json' };

const toneOf: Record<FitFileLine['state'], BadgeTone> = {
  checking: 'note',
  checked: 'wait',
  applied: 'good',
  undone: 'note',
  failed: 'bad',
};

type FitStateProps = Pick<FitFileLine, 'state'> & { isReplaced?: boolean };

/** How far a file is. */
export function FitState({ state, isReplaced = false }: FitStateProps) {
  const t = useStrings(fitStrings);
  if (isReplaced) return <StatusBadge tone="note">{t('state.replaced')}</StatusBadge>;
  return <StatusBadge tone={toneOf[state]}>{t(`state.${state}`)}</StatusBadge>;
}
