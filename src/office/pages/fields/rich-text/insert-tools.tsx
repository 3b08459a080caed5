import type { Editor } from '@tiptap/react';
import type { AssetField } from '#src/domain/media/index.ts';
import { newBlok } from '#src/site/bloks/empty-blok.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AddBlok } from '../add-blok.tsx';
import { ChooseFile } from '../choose-file.tsx';
import { useEditorSources } from '../editor-sources.tsx';
import { FormIcon } from '../form-icon.tsx';
import fieldStrings from '../words.json' with { type: 'json' };
import { useRichText } from './rich-text-context.ts';

const newUid = () => crypto.randomUUID();
const newTable = { rows: 3, cols: 3, withHeaderRow: true };

/** A picture, a table, parts of a page. */
export function InsertTools({ editor, allowed }: { editor: Editor; allowed: readonly string[] }) {
  const t = useStrings(fieldStrings);
  return (
    <>
      <ChooseFile
        accept="image"
        className="button button--quiet button--small"
        onChoose={(asset) => insertPicture(editor, asset)}
      />
      <button
        type="button"
        className="button button--quiet button--icon"
        aria-label={t('mark.table')}
        title={t('mark.table')}
        onClick={() => editor.chain().focus().insertTable(newTable).run()}
      >
        <FormIcon name="table" />
      </button>
      {allowed.length > 0 && <InsertBlok editor={editor} allowed={allowed} />}
    </>
  );
}

function insertPicture(editor: Editor, asset: AssetField): void {
  const { id, filename, alt, title, source, copyright, meta_data } = asset;
  const attrs = { id, src: filename, alt, title, source, copyright, meta_data };
  editor.chain().focus().insertContent({ type: 'image', attrs }).run();
}

function InsertBlok({ editor, allowed }: { editor: Editor; allowed: readonly string[] }) {
  const { components } = useEditorSources();
  const { onOpenBlok } = useRichText();
  const insert = (component: string) => {
    const description = components.find((one) => one.component === component);
    if (!description) return;
    const blok = newBlok(description, newUid);
    const node = { type: 'blok', attrs: { id: newUid(), body: [blok] } };
    editor.chain().focus().insertContent(node).run();
    onOpenBlok(blok._uid);
  };
  return <AddBlok allowed={allowed} onAdd={insert} />;
}
