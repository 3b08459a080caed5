import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocale } from '#src/web/words/use-strings.ts';
import type { ControlProps } from '../field-props.ts';
import { BlokNodeView } from './blok-node-view.tsx';
import { type DocNode, fromEditor, toEditor } from './convert-document.ts';
import { knownNames, richTextExtensions } from './extensions.ts';
import { RichTextContext } from './rich-text-context.ts';
import { RichTextTools } from './rich-text-tools.tsx';

/** Text with formatting, lists, links, pictures, tables and parts of a page. */
// biome-ignore lint/style/noDefaultExport: `lazy` takes a default export.
export default function RichTextControl(props: ControlProps) {
  const { id, field, value, onChange, describedBy, language, onOpenBlok } = props;
  const locale = useLocale();
  // The editor keeps its initial callbacks; this ref has the current ones.
  const change = useRef(onChange);
  change.current = onChange;
  const said = useRef<string>('');
  const editor = useEditor({
    extensions: richTextExtensions(BlokNodeView),
    content: toEditor(value, knownNames()),
    immediatelyRender: false,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: namesOf({ id, label: field.label[locale], describedBy, language }) },
    onUpdate: (update) => {
      const doc = fromEditor(update.editor.getJSON() as DocNode);
      said.current = JSON.stringify(doc);
      change.current(doc);
    },
  });
  useEffect(() => {
    const isOwn = said.current !== '' && said.current === JSON.stringify(value);
    if (editor === null || isOwn) return;
    const doc = toEditor(value, knownNames());
    if (JSON.stringify(fromEditor(editor.getJSON() as DocNode)) === JSON.stringify(fromEditor(doc)))
      return;
    editor.commands.setContent(doc, { emitUpdate: false });
  }, [editor, value]);
  const context = useMemo(
    () => ({ onOpenBlok, language, allowed: field.allowed }),
    [onOpenBlok, language, field.allowed],
  );
  return (
    <RichTextContext value={context}>
      <div className="fields-rich-text">
        {editor && <RichTextTools editor={editor} allowed={field.allowed} />}
        <EditorContent editor={editor} className="input prose rich-text" />
      </div>
    </RichTextContext>
  );
}

type Names = { id: string; label: string; describedBy: string | undefined; language: string };

function namesOf({ id, label, describedBy, language }: Names): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': 'true',
    lang: language,
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
}
