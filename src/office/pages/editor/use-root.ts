import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { useComponent } from '../fields/editor-sources.tsx';
import type { EditBlok } from './story-tree.ts';
import editorStrings from './words.json' with { type: 'json' };

/** What a story has besides parts, and whether it has parts: a team member has none. */
export function useRoot(content: EditBlok): { name: string; hasParts: boolean } {
  const t = useStrings(editorStrings);
  const locale = useLocale();
  const description = useComponent(content.component);
  if (description === undefined || content.component === 'page') {
    return { name: t('page'), hasParts: true };
  }
  const hasParts = description.fields.some(({ type }) => type === 'bloks');
  return { name: description.displayName[locale], hasParts };
}
