import { useStrings } from '#src/web/words/use-strings.ts';
import { IconButton } from '../fields/icon-button.tsx';
import { EditorIcon } from './editor-icon.tsx';
import { type EditBlok, listAround } from './story-tree.ts';
import type { PartCommands } from './use-part-commands.ts';
import editorStrings from './words.json' with { type: 'json' };

type PartToolsProps = { content: EditBlok; uid: string; commands: PartCommands };

/** Actions for the selected part, next to its fields. */
export function PartTools({ content, uid, commands }: PartToolsProps) {
  const t = useStrings(editorStrings);
  const around = listAround(content, uid);
  if (around === null) return null;
  const isLast = around.index === around.list.length - 1;
  return (
    <div
      className="editor-tools"
      role="toolbar"
      aria-label={commands.nameOf(around.list[around.index] ?? content)}
    >
      <IconButton
        icon="up"
        label={t('part.up')}
        onClick={around.index === 0 ? null : () => commands.shift(uid, -1)}
      />
      <IconButton
        icon="down"
        label={t('part.down')}
        onClick={isLast ? null : () => commands.shift(uid, 1)}
      />
      <IconButton icon="add" label={t('part.addAfter')} onClick={() => commands.addAfter(uid)} />
      <IconButton icon="part" label={t('part.duplicate')} onClick={() => commands.duplicate(uid)} />
      <IconButton icon="copy" label={t('part.copy')} onClick={() => commands.copy(uid)} />
      <button
        type="button"
        className="button button--quiet button--icon"
        aria-label={t('part.paste')}
        title={t('part.paste')}
        onClick={() => commands.paste(uid)}
      >
        <EditorIcon name="paste" />
      </button>
      <IconButton
        icon="preset"
        label={t('part.preset')}
        onClick={() => commands.askForPreset(uid)}
      />
      <IconButton icon="trash" label={t('part.remove')} onClick={() => commands.remove(uid)} />
    </div>
  );
}
