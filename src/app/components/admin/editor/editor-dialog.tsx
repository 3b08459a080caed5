import { type ReactNode, useEffect, useId, useRef } from 'react';
import editorStrings from '#src/app/strings/admin-editor.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { FormIcon } from '../fields/form-icon.tsx';

type EditorDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog that is open as long as it is there. The browser keeps the focus inside. */
export function EditorDialog({ title, onClose, children }: EditorDialogProps) {
  const t = useStrings(editorStrings);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="pick-dialog" aria-labelledby={id} onClose={onClose}>
      <div className="pick-head">
        <h2 className="d4" id={id}>
          {title}
        </h2>
        <button
          type="button"
          className="btn btn--quiet btn--icon"
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        >
          <FormIcon name="remove" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
