import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import { HiddenFields } from './hidden-fields.tsx';
import kitStrings from './words.json' with { type: 'json' };

export type Question = {
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  /** The label of the button that confirms. */
  confirm: string;
  /** The values sent: `{ intent: 'bin', id: '12' }`. */
  fields: Readonly<Record<string, string>>;
  isDanger?: boolean;
  /** Additional fields of the form. */
  children?: ReactNode;
};

/** A confirmation with its form; an `AskButton` with the same id opens it. */
export function AskForm({ id, ...ask }: Question & { id: string }) {
  const t = useStrings(kitStrings);
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseAfterSending(dialog);
  return (
    <dialog
      ref={dialog}
      id={id}
      popover="auto"
      className="ask-dialog"
      aria-labelledby={`${id}-title`}
    >
      <Form method="post" preventScrollReset>
        <HiddenFields fields={ask.fields} />
        <h2 className="title-4" id={`${id}-title`}>
          {ask.title}
        </h2>
        <p>{ask.text}</p>
        {ask.children}
        <div className="ask-dialog-actions">
          <button
            type="button"
            className="button button--quiet button--small"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => dialog.current?.close()}
          >
            {t('cancel')}
          </button>
          <button
            type="submit"
            className={
              ask.isDanger ? 'button button--danger button--small' : 'button button--small'
            }
          >
            {ask.confirm}
          </button>
        </div>
      </Form>
    </dialog>
  );
}

/** Closes once its form was answered. */
function useCloseAfterSending(dialog: RefObject<HTMLDialogElement | null>): void {
  const { state } = useNavigation();
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && state !== 'submitting') dialog.current?.close();
    wasSending.current = state === 'submitting';
  }, [state, dialog]);
}
