import type { Editor } from '@tiptap/react';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FormIconName } from '../form-icon.tsx';
import { IconButton } from '../icon-button.tsx';
import fieldStrings from '../words.json' with { type: 'json' };

export type Tool = {
  name: keyof typeof fieldStrings;
  icon: FormIconName;
  /** Name of the active mark or node; absent if it has no active state. */
  isOn?: string | { textAlign: string };
  run: (editor: Editor) => void;
};

const chain = (editor: Editor) => editor.chain().focus();

const aligned = (textAlign: 'center' | 'right', icon: FormIconName): Tool => ({
  name: `rich.align.${textAlign}`,
  icon,
  isOn: { textAlign },
  run: (editor) => {
    const next = editor.isActive({ textAlign }) ? null : textAlign;
    const type = editor.isActive('heading') ? 'heading' : 'paragraph';
    chain(editor).updateAttributes(type, { textAlign: next }).run();
  },
});

export const textTools: readonly Tool[] = [
  { name: 'mark.bold', icon: 'bold', isOn: 'bold', run: (e) => chain(e).toggleBold().run() },
  {
    name: 'mark.italic',
    icon: 'italic',
    isOn: 'italic',
    run: (e) => chain(e).toggleItalic().run(),
  },
  {
    name: 'mark.underline',
    icon: 'underline',
    isOn: 'underline',
    run: (e) => chain(e).toggleUnderline().run(),
  },
  {
    name: 'mark.strike',
    icon: 'strike',
    isOn: 'strike',
    run: (e) => chain(e).toggleStrike().run(),
  },
  { name: 'mark.code', icon: 'code', isOn: 'code', run: (e) => chain(e).toggleCode().run() },
  {
    name: 'mark.superscript',
    icon: 'superscript',
    isOn: 'superscript',
    run: (e) => chain(e).toggleSuperscript().run(),
  },
  {
    name: 'mark.subscript',
    icon: 'subscript',
    isOn: 'subscript',
    run: (e) => chain(e).toggleSubscript().run(),
  },
];

export const blockTools: readonly Tool[] = [
  {
    name: 'mark.bullets',
    icon: 'bullets',
    isOn: 'bulletList',
    run: (e) => chain(e).toggleBulletList().run(),
  },
  {
    name: 'mark.numbers',
    icon: 'numbers',
    isOn: 'orderedList',
    run: (e) => chain(e).toggleOrderedList().run(),
  },
  {
    name: 'mark.quote',
    icon: 'quote',
    isOn: 'blockquote',
    run: (e) => chain(e).toggleBlockquote().run(),
  },
  aligned('center', 'center'),
  aligned('right', 'right'),
  { name: 'mark.rule', icon: 'rule', run: (e) => chain(e).setHorizontalRule().run() },
  { name: 'mark.undo', icon: 'undo', run: (e) => chain(e).undo().run() },
  { name: 'mark.redo', icon: 'redo', run: (e) => chain(e).redo().run() },
];

export function ToolButton({ tool, editor }: { tool: Tool; editor: Editor }) {
  const t = useStrings(fieldStrings);
  return (
    <IconButton
      icon={tool.icon}
      label={t(tool.name)}
      isPressed={tool.isOn === undefined ? undefined : isOn(editor, tool.isOn)}
      onClick={() => tool.run(editor)}
    />
  );
}

function isOn(editor: Editor, what: NonNullable<Tool['isOn']>): boolean {
  return typeof what === 'string' ? editor.isActive(what) : editor.isActive(what);
}
