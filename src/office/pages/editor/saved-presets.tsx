import { useId, useState } from 'react';
import { FieldError } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { IconButton } from '../fields/icon-button.tsx';
import type { PresetChoice } from '../fields/preset-choice.ts';
import type { PresetCommands } from './use-preset-commands.ts';
import editorStrings from './words.json' with { type: 'json' };

type SavedPresetsProps = {
  presets: readonly PresetChoice[];
  /** The component's name. */
  kind: string;
  commands: PresetCommands;
};

/** The presets of one component: each can be deleted, and the last deletion undone. */
export function SavedPresets({ presets, kind, commands }: SavedPresetsProps) {
  const t = useStrings(editorStrings);
  const id = useId();
  const [deleted, setDeleted] = useState<PresetChoice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(preset: PresetChoice) {
    const refused = await commands.remove(preset);
    setProblem(refused);
    if (refused === null) setDeleted(preset);
  }
  async function bringBack(preset: PresetChoice) {
    const refused = await commands.save(preset);
    setProblem(refused);
    if (refused === null) setDeleted(null);
  }

  return (
    <section
      className="editor-presets"
      aria-labelledby={id}
      hidden={presets.length === 0 && !deleted}
    >
      <h3 id={id} className="field-label">
        {t('preset.saved', { kind })}
      </h3>
      <ul className="editor-links">
        {presets.map((preset) => (
          <li key={preset.id} className="editor-preset">
            <span>{preset.name}</span>
            <IconButton
              icon="trash"
              label={t('preset.delete', { name: preset.name })}
              onClick={() => void remove(preset)}
            />
          </li>
        ))}
      </ul>
      <p className="field-help" role="status">
        {deleted && t('preset.deleted', { name: deleted.name })}
      </p>
      {deleted && (
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => void bringBack(deleted)}
        >
          {t('undo')}
        </button>
      )}
      <div role="alert">
        <FieldError id={`${id}-error`} errors={problem === null ? undefined : [problem]} />
      </div>
    </section>
  );
}
