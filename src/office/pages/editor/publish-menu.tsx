import { useId, useRef } from 'react';
import type { PublishedState } from '#src/domain/content/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { FormIcon } from '../fields/form-icon.tsx';
import editorStrings from './words.json' with { type: 'json' };

export type PublishChoice = 'publish' | 'later' | 'end' | 'end-later' | 'rename';

type PublishMenuProps = {
  published: PublishedState;
  onChoose: (choice: PublishChoice) => void;
};

/** Publishes at once; further actions are in the menu next to it. */
export function PublishMenu({ published, onChoose }: PublishMenuProps) {
  const t = useStrings(editorStrings);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const choose = (choice: PublishChoice) => () => {
    menu.current?.hidePopover();
    onChoose(choice);
  };
  return (
    <div className="editor-publish">
      <button type="button" className="button button--small" onClick={choose('publish')}>
        {t('publish')}
      </button>
      <button
        type="button"
        className="button button--small button--icon"
        aria-label={t('publish.more')}
        popoverTarget={id}
      >
        <FormIcon name="down" />
      </button>
      <div ref={menu} id={id} popover="auto" className="row-menu">
        <button type="button" onClick={choose('later')}>
          {t('publish.later')}
        </button>
        {published !== 'no' && (
          <>
            <button type="button" onClick={choose('end')}>
              {t('publish.end')}
            </button>
            <button type="button" onClick={choose('end-later')}>
              {t('publish.endLater')}
            </button>
          </>
        )}
        <button type="button" onClick={choose('rename')}>
          {t('rename')}
        </button>
      </div>
    </div>
  );
}
