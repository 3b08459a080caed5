import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import { LinkFields } from '../link-control.tsx';
import { PickDialog } from '../pick-dialog.tsx';
import { withItsPage } from '../with-its-page.ts';
import fieldStrings from '../words.json' with { type: 'json' };
import { fieldOfLink, linkAttributes } from './link-attributes.ts';

/** Turns the selection into a link, or edits the one at the cursor. */
export function LinkTool({ editor }: { editor: Editor }) {
  const t = useStrings(fieldStrings);
  return (
    <PickDialog label={t('mark.link')} icon="link" className="button button--quiet button--small">
      {(close) => <LinkForm key={String(editor.isActive('link'))} editor={editor} close={close} />}
    </PickDialog>
  );
}

function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const t = useStrings(fieldStrings);
  const id = useId();
  const [typed, setTyped] = useState<unknown>(null);
  const [isLookingUp, setLookingUp] = useState(false);
  const field = typed ?? fieldOfLink(editor.getAttributes('link'));
  const finish = (put: (editor: Editor) => void) => {
    put(editor);
    setTyped(null);
    close();
  };
  return (
    <div className="form">
      <LinkFields
        id={id}
        value={field}
        onChange={setTyped}
        describedBy={undefined}
        invalid={false}
      />
      <div className="cluster">
        <button
          type="button"
          className="button button--small"
          disabled={isLookingUp}
          onClick={async () => {
            // Pressed at once, before the pause after which a typed path is looked up.
            setLookingUp(true);
            const link = await withItsPage(field);
            setLookingUp(false);
            finish((one) => setLink(one, linkAttributes(link)));
          }}
        >
          {t('link.set')}
        </button>
        <button
          type="button"
          className="button button--quiet button--small"
          onClick={() => finish((one) => one.chain().focus().unsetMark('link').run())}
        >
          {t('link.remove')}
        </button>
      </div>
    </div>
  );
}

/** Without a selection, the URL itself becomes the text. */
function setLink(editor: Editor, attrs: Record<string, unknown>): void {
  const words = String(attrs.href ?? '');
  if (words === '') return;
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs }] }).run();
  else chain.setMark('link', attrs).run();
}
