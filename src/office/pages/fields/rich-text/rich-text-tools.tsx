import type { Editor } from '@tiptap/react';
import type { MouseEvent } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import fieldStrings from '../words.json' with { type: 'json' };
import { InsertTools } from './insert-tools.tsx';
import { LinkTool } from './link-tool.tsx';
import { TableTools } from './table-tools.tsx';
import { blockTools, type Tool, ToolButton, textTools } from './tool-button.tsx';

type RichTextToolsProps = { editor: Editor; allowed: readonly string[] };

/** Formatting of the selection, and what can be inserted. */
export function RichTextTools({ editor, allowed }: RichTextToolsProps) {
  const t = useStrings(fieldStrings);
  const button = (tool: Tool) => <ToolButton key={tool.name} tool={tool} editor={editor} />;
  return (
    <div
      className="fields-tools"
      role="toolbar"
      aria-label={t('rich.tools')}
      onMouseDown={keepSelection}
    >
      <BlockSelect editor={editor} />
      {textTools.map(button)}
      <LinkTool editor={editor} />
      {blockTools.map(button)}
      <InsertTools editor={editor} allowed={allowed} />
      {editor.isActive('table') && <TableTools editor={editor} />}
    </div>
  );
}

/** Keeps the cursor in the text while a tool is pressed, so that typing continues there. */
function keepSelection(event: MouseEvent): void {
  const { target } = event;
  const pressed = target instanceof Element && target.closest('button, dialog');
  if (pressed && pressed.localName === 'button') event.preventDefault();
}

const levels = [2, 3, 4] as const;

function BlockSelect({ editor }: { editor: Editor }) {
  const t = useStrings(fieldStrings);
  const level = levels.find((one) => editor.isActive('heading', { level: one }));
  return (
    <select
      className="select"
      aria-label={t('rich.block')}
      value={level ?? 0}
      onChange={({ target }) => {
        const chosen = levels.find((one) => one === Number(target.value));
        if (chosen === undefined) editor.chain().focus().setParagraph().run();
        else editor.chain().focus().setHeading({ level: chosen }).run();
      }}
    >
      <option value={0}>{t('rich.paragraph')}</option>
      {levels.map((one) => (
        <option key={one} value={one}>
          {t('rich.heading', { level: one })}
        </option>
      ))}
    </select>
  );
}
