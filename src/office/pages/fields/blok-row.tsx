import type { ReactNode } from 'react';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { EditBlok } from '../editor/story-tree.ts';
import { blokWords } from './blok-words.ts';
import { useComponent } from './editor-sources.tsx';
import type { EditLanguage } from './field-props.ts';
import { FormIcon } from './form-icon.tsx';
import { IconButton } from './icon-button.tsx';
import fieldStrings from './words.json' with { type: 'json' };

type BlokRowProps = {
  blok: EditBlok;
  language: EditLanguage;
  grip: ReactNode;
  onOpen: () => void;
  /** Null: not possible, because it is already at that end, or the list is full. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onCopy: (() => void) | null;
  onDelete: () => void;
};

/** One part in a list of parts: its label opens it, the buttons do the rest. */
export function BlokRow({ blok, language, grip, onOpen, ...actions }: BlokRowProps) {
  const t = useStrings(fieldStrings);
  const locale = useLocale();
  const description = useComponent(blok.component);
  const kind = description?.displayName[locale] ?? blok.component;
  const words = blokWords(blok, { description, language });
  const name = words || kind;
  return (
    <div className="fields-blok">
      {grip}
      <button type="button" className="fields-blok-open" onClick={onOpen}>
        <b>{name}</b>
        {words !== '' && <small>{kind}</small>}
        <FormIcon name="open" />
      </button>
      <div className="fields-blok-actions">
        <IconButton icon="up" label={t('list.up', { name })} onClick={actions.onUp} />
        <IconButton icon="down" label={t('list.down', { name })} onClick={actions.onDown} />
        <IconButton icon="copy" label={t('list.copy', { name })} onClick={actions.onCopy} />
        <IconButton icon="trash" label={t('list.delete', { name })} onClick={actions.onDelete} />
      </div>
    </div>
  );
}
