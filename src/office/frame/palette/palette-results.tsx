import { useEffect } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { PaletteItem } from './palette-items.ts';
import paletteStrings from './words.json' with { type: 'json' };

type PaletteResultsProps = {
  id: string;
  /** In the order of their groups. */
  items: readonly PaletteItem[];
  active: number;
  onChoose: (item: PaletteItem) => void;
};

/** The list below the field. The focus stays in the field; Enter opens the highlighted item. */
export function PaletteResults({ id, items, active, onChoose }: PaletteResultsProps) {
  const t = useStrings(paletteStrings);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const numbered = items.map((item, index) => ({ ...item, index }));
  const groups = Map.groupBy(numbered, ({ group }) => group);
  return (
    <div id={id} role="listbox" aria-label={t('results')} className="palette-list">
      {[...groups].map(([group, own]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
        <div key={group} role="group" aria-label={t(`group.${group}`)}>
          <p className="palette-group" aria-hidden="true">
            {t(`group.${group}`)}
          </p>
          {own.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={item.href + item.title}
              id={`${id}-${item.index}`}
              role="option"
              aria-selected={item.index === active}
              className="palette-item"
              onClick={() => onChoose(item)}
            >
              <span>{item.title}</span>
              {item.detail && <small>{item.detail}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
