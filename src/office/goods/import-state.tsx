import type { ImportLine } from '#src/domain/goods/index.server.ts';
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
export function ImportState({ state }: Pick<ImportLine, 'state'>) {
  const t = useStrings(importStrings);
  return <StatusBadge tone={toneOf[state]}>{t(`state.${state}`)}</StatusBadge>;
}
