import { useStrings } from '#src/web/words/use-strings.ts';
import { AddBlok } from './add-blok.tsx';
import { bloksOf, copiedBlok, movedBlok } from './blok-list.ts';
import { BlokRow } from './blok-row.tsx';
import { blokOf } from './chosen-blok.ts';
import { useEditorSources } from './editor-sources.tsx';
import type { ControlProps } from './field-props.ts';
import { SortableRows } from './sortable-rows.tsx';
import fieldStrings from './words.json' with { type: 'json' };

const newUid = () => crypto.randomUUID();

/** The parts inside a part: open, move, copy, delete, add. */
export function BloksControl({ field, value, onChange, language, onOpenBlok }: ControlProps) {
  const t = useStrings(fieldStrings);
  const { components, presets } = useEditorSources();
  const list = bloksOf(value);
  const add = (key: string) => {
    const blok = blokOf(key, { components, presets, newUid });
    if (!blok) return;
    onChange([...list, blok]);
    onOpenBlok(blok._uid);
  };
  const isFull = field.max !== null && list.length >= field.max;
  return (
    <div className="fields-bloks">
      <SortableRows
        items={list.map(({ _uid }) => _uid)}
        onMove={(from, to) => onChange(movedBlok(list, from, to))}
        row={(uid, grip) => {
          const at = list.findIndex(({ _uid }) => _uid === uid);
          const blok = list[at];
          if (blok === undefined) return null;
          return (
            <BlokRow
              {...{ blok, language, grip }}
              onOpen={() => onOpenBlok(uid)}
              onUp={at === 0 ? null : () => onChange(movedBlok(list, at, at - 1))}
              onDown={at === list.length - 1 ? null : () => onChange(movedBlok(list, at, at + 1))}
              onCopy={
                isFull ? null : () => onChange(list.toSpliced(at + 1, 0, copiedBlok(blok, newUid)))
              }
              onDelete={() => onChange(list.toSpliced(at, 1))}
            />
          );
        }}
      />
      {isFull ? (
        <p className="field-help">{t('bloks.full', { max: field.max ?? 0 })}</p>
      ) : (
        <AddBlok allowed={field.allowed} onAdd={add} />
      )}
    </div>
  );
}
