import { useId, useRef, useState } from 'react';
import type { StoryDraft } from '#src/domain/content/index.ts';
import { OpenDialog } from '#src/office/kit/open-dialog.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import editorStrings from './words.json' with { type: 'json' };

type Names = { name: string; slug: string };

type RenameDialogProps = {
  draft: Pick<StoryDraft, keyof Names>;
  /** Returns what is wrong with the path, or null once it is saved. */
  onSave: (names: Names) => Promise<string | null>;
  onClose: () => void;
};

/** The page's name and the last segment of its path, which take effect at once. */
export function RenameDialog({ draft, onSave, onClose }: RenameDialogProps) {
  const t = useStrings(editorStrings);
  const id = useId();
  const [name, setName] = useState(draft.name);
  const [slug, setSlug] = useState(draft.slug);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const errors = problem === null ? undefined : [problem];

  async function save() {
    const found = await onSave({ name, slug });
    setProblem(found);
    if (found !== null) field.current?.focus();
  }

  return (
    <OpenDialog title={t('rename')} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
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
        <Field id={`${id}-slug`} label={t('rename.slug')} help={t('rename.help')} errors={errors}>
          <input
            id={`${id}-slug`}
            className="input"
            required
            maxLength={100}
            value={slug}
            ref={field}
            aria-invalid={errors ? true : undefined}
            aria-describedby={describedBy(`${id}-slug`, { errors, help: t('rename.help') })}
            onChange={({ target }) => setSlug(target.value)}
          />
        </Field>
        <button type="submit" className="button button--small">
          {t('rename.save')}
        </button>
      </form>
    </OpenDialog>
  );
}
