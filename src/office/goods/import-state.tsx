import type { ImportLine } from '#src/domain/goods/index.server.ts';
import { siteChanges } from '#src/domain/goods/index.ts';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import importStrings from './import-words.json' with { type: 'json' };

const toneOf: Record<ImportLine['state'], BadgeTone> = {
  checking: 'note',
  checked: 'wait',
  applying: 'note',
  applied: 'good',
  waiting: 'wait',
  undone: 'note',
  failed: 'bad',
  discarded: 'note',
};

/** How far an import is. */
export function ImportState({ state, counts }: Pick<ImportLine, 'state' | 'counts'>) {
  const t = useStrings(importStrings);
  if (state === 'checked' && isIdle(counts))
    return <StatusBadge tone="note">{t('state.idle')}</StatusBadge>;
  return <StatusBadge tone={toneOf[state]}>{t(`state.${state}`)}</StatusBadge>;
}

/** Whether it was read and brings nothing that anybody has to decide. */
function isIdle(counts: ImportLine['counts']): boolean {
  return siteChanges(counts) + counts.supply + counts.unnamedSupply + counts.suggested === 0;
}
