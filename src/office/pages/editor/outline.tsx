import type { KeyboardEvent } from 'react';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { blokWords } from '../fields/blok-words.ts';
import { useComponent } from '../fields/editor-sources.tsx';
import type { EditLanguage } from '../fields/field-props.ts';
import { FormIcon } from '../fields/form-icon.tsx';
import { SortableRows } from '../fields/sortable-rows.tsx';
import type { StoryAction } from './story-edit.ts';
import { type EditBlok, type Found, walkBloks } from './story-tree.ts';
import { useRoot } from './use-root.ts';
import editorStrings from './words.json' with { type: 'json' };

type OutlineProps = {
  content: EditBlok;
  selected: string | null;
  /** Parts with issues. */
  marked: ReadonlySet<string>;
  language: EditLanguage;
  dispatch: (action: StoryAction) => void;
  onAdd: () => void;
};

/** The parts of the page in order: select, drag, and everything by keyboard (shortcuts.ts). */
export function Outline({ content, onAdd, ...props }: OutlineProps) {
  const t = useStrings(editorStrings);
  const root = useRoot(content);
  const parts = walkBloks(content);
  const { selected, dispatch } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the focus among its own buttons
    <div className="editor-outline" data-outline onKeyDown={moveFocus}>
      <h2 className="title-4">{t('outline')}</h2>
      <p className="visually-hidden">{t('outline.help')}</p>
      <button
        type="button"
        className="editor-outline-part"
        aria-current={selected === null ? 'true' : undefined}
        onClick={() => dispatch({ type: 'select', uid: null })}
      >
        {root.name}
      </button>
      <OutlineLists {...props} parts={parts} parent={content._uid} />
      {root.hasParts && (
        <button type="button" className="button button--quiet fields-add-blok" onClick={onAdd}>
          <FormIcon name="add" />
          {t('part.add')}
        </button>
      )}
    </div>
  );
}

type ListsProps = Omit<OutlineProps, 'content' | 'onAdd'> & {
  parts: readonly Found[];
  /** The part whose children are listed. */
  parent: string;
};

function OutlineLists({ parts, parent, ...props }: ListsProps) {
  const inside = parts.filter((part) => part.inside?.uid === parent);
  const fields = [...new Set(inside.map((part) => part.inside?.field))];
  return fields.map((field) => (
    <OutlineList
      key={field}
      {...props}
      parts={parts}
      list={inside.filter((part) => part.inside?.field === field).map(({ blok }) => blok)}
    />
  ));
}

type ListProps = Omit<ListsProps, 'parent'> & { list: readonly EditBlok[] };

function OutlineList({ list, ...props }: ListProps) {
  const uids = list.map(({ _uid }) => _uid);
  function move(from: number, to: number) {
    const [uid, beside] = [uids[from], uids[to]];
    if (uid === undefined || beside === undefined) return;
    props.dispatch({ type: 'move', uid, to: { beside, side: to > from ? 'after' : 'before' } });
  }
  return (
    <SortableRows
      items={uids}
      onMove={move}
      row={(uid, grip) => {
        const blok = list.find(({ _uid }) => _uid === uid);
        return (
          blok && (
            <>
              <div className="editor-outline-row">
                {grip}
                <OutlinePart blok={blok} {...props} />
              </div>
              <OutlineLists {...props} parent={uid} />
            </>
          )
        );
      }}
    />
  );
}

type PartProps = Pick<OutlineProps, 'selected' | 'marked' | 'language' | 'dispatch'> & {
  blok: EditBlok;
};

function OutlinePart({ blok, selected, marked, language, dispatch }: PartProps) {
  const t = useStrings(editorStrings);
  const locale = useLocale();
  const description = useComponent(blok.component);
  const words = blokWords(blok, { description, language });
  return (
    <button
      type="button"
      className="editor-outline-part"
      data-uid={blok._uid}
      aria-current={selected === blok._uid ? 'true' : undefined}
      onClick={() => dispatch({ type: 'select', uid: blok._uid })}
    >
      <span>{description?.displayName[locale] ?? blok.component}</span>
      {words !== '' && <small>{words}</small>}
      {marked.has(blok._uid) && (
        <span className="editor-outline-mark" title={t('checks.one')}>
          <span className="visually-hidden">{t('checks.one')}</span>!
        </span>
      )}
    </button>
  );
}

/** Up and down go from part to part; with Alt they move the part, which the editor handles. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.editor-outline-part')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (at === -1) return;
  event.preventDefault();
  buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}
