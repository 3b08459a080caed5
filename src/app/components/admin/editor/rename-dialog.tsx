import { useId, useState } from 'react';
import editorStrings from '#src/app/strings/admin-editor.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { StoryDraft } from '#src/domain/content/index.ts';
import { OpenDialog } from '../kit/open-dialog.tsx';

type Names = { name: string; slug: string };

type RenameDialogProps = {
  draft: Pick<StoryDraft, keyof Names>;
  onSave: (names: Names) => void;
  onClose: () => void;
};

/** The page's name and the last part of its address, which count at once. */
export function RenameDialog({ draft, onSave, onClose }: RenameDialogProps) {
  const t = useStrings(editorStrings);
  const id = useId();
  const [name, setName] = useState(draft.name);
  const [slug, setSlug] = useState(draft.slug);
  return (
    <OpenDialog title={t('rename')} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ name, slug });
        }}
      >
        <div className="field">
          <label htmlFor={`${id}-name`}>{t('rename.name')}</label>
          <input
            id={`${id}-name`}
            className="input"
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-slug`}>{t('rename.slug')}</label>
          <input
            id={`${id}-slug`}
            className="input"
            required
            value={slug}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setSlug(target.value)}
          />
          <p className="help" id={`${id}-help`}>
            {t('rename.help')}
          </p>
        </div>
        <button type="submit" className="btn btn--sm">
          {t('rename.save')}
        </button>
      </form>
    </OpenDialog>
  );
}
