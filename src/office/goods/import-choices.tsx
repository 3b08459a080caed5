import type { ReactNode } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import importStrings from './import-words.json' with { type: 'json' };

/** Columns and rules: put away where they are those of the supplier's last file, until somebody wants to see them. */
export function ImportChoices({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const t = useStrings(importStrings);
  if (!isKnown) return children;
  return (
    <details className="goods-choices">
      <summary>{t('choices')}</summary>
      {children}
    </details>
  );
}
