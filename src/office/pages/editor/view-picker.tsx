import { useStrings } from '#src/web/words/use-strings.ts';
import editorStrings from './words.json' with { type: 'json' };

export type EditorView = 'outline' | 'page' | 'fields';

/** If there is no room for three columns: which one is visible. */
export function ViewPicker({
  view,
  onPick,
}: {
  view: EditorView;
  onPick: (view: EditorView) => void;
}) {
  const t = useStrings(editorStrings);
  return (
    <fieldset className="segments editor-views">
      <legend className="visually-hidden">{t('view')}</legend>
      {(['outline', 'page', 'fields'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="ed-view" checked={view === one} onChange={() => onPick(one)} />
          {t(`view.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
