import { useId, useRef, useState } from 'react';
import { OpenDialog } from '#src/office/kit/open-dialog.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { useEditorSources } from '../fields/editor-sources.tsx';
import { SavedPresets } from './saved-presets.tsx';
import type { EditBlok } from './story-tree.ts';
import { usePresetCommands } from './use-preset-commands.ts';
import type { StoryEditorModel } from './use-story-editor.ts';
import editorStrings from './words.json' with { type: 'json' };

type PresetDialogProps = {
  model: Pick<StoryEditorModel, 'commands' | 'server' | 'say'>;
  /** The part to save. */
  blok: EditBlok;
};

/** Saves a part as a preset, and lists the presets of its component. */
export function PresetDialog({ model, blok }: PresetDialogProps) {
  const t = useStrings(editorStrings);
  const { commands, server, say } = model;
  const presetCommands = usePresetCommands(server.ask);
  const { presets } = useEditorSources();
  const ofKind = presets.filter(({ component }) => component === blok.component);
  const close = () => commands.askForPreset(null);

  /** What is wrong with the name, or null. */
  async function save(name: string): Promise<string | null> {
    if (ofKind.some((preset) => preset.name === name.trim())) return t('preset.taken');
    const problem = await presetCommands.save({ name, content: blok });
    if (problem !== null) return problem;
    say(t('preset.done', { name: name.trim() }));
    close();
    return null;
  }

  return (
    <OpenDialog title={t('part.preset')} onClose={close}>
      <PresetForm onSave={save} />
      <SavedPresets presets={ofKind} kind={commands.nameOf(blok)} commands={presetCommands} />
    </OpenDialog>
  );
}

function PresetForm({ onSave }: { onSave: (name: string) => Promise<string | null> }) {
  const t = useStrings(editorStrings);
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const errors = problem === null ? undefined : [problem];

  async function save() {
    const found = await onSave(name);
    setProblem(found);
    if (found !== null) field.current?.focus();
  }

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field id={id} label={t('preset.name')} help={t('preset.help')} errors={errors}>
        <input
          id={id}
          ref={field}
          className="input"
          required
          maxLength={100}
          value={name}
          aria-invalid={errors ? true : undefined}
          aria-describedby={describedBy(id, { errors, help: t('preset.help') })}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <button type="submit" className="button button--small">
        {t('preset.save')}
      </button>
    </form>
  );
}
