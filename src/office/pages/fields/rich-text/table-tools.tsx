import type { Editor } from '@tiptap/react';
import { useStrings } from '#src/web/words/use-strings.ts';
import fieldStrings from '../words.json' with { type: 'json' };

const tools = [
  ['rich.addRow', (editor) => editor.chain().focus().addRowAfter().run()],
  ['rich.addColumn', (editor) => editor.chain().focus().addColumnAfter().run()],
  ['rich.deleteRow', (editor) => editor.chain().focus().deleteRow().run()],
  ['rich.deleteColumn', (editor) => editor.chain().focus().deleteColumn().run()],
  ['rich.deleteTable', (editor) => editor.chain().focus().deleteTable().run()],
] as const satisfies readonly (readonly [keyof typeof fieldStrings, (editor: Editor) => boolean])[];

/** While the cursor is in a table: its rows and columns. */
export function TableTools({ editor }: { editor: Editor }) {
  const t = useStrings(fieldStrings);
  return tools.map(([name, run]) => (
    <button
      key={name}
      type="button"
      className="button button--quiet button--small"
      onClick={() => run(editor)}
    >
      {t(name)}
    </button>
  ));
}
