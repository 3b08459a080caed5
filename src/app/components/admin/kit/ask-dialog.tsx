import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import kitStrings from '#src/app/strings/admin-kit.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

type AskDialogProps = {
  /** What the button that asks looks like and says. */
  className?: string;
  button: ReactNode;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  /** The words on the button that does it. */
  confirm: string;
  /** Fields that are sent: `{ intent: 'bin', id: '12' }`. */
  fields: Readonly<Record<string, string>>;
  isDanger?: boolean;
  /** Further fields of the form. */
  children?: ReactNode;
};

/**
 * A button that asks before it does something. Without script the browser shows the same question
 * as a popover, and the form goes to the page's action all the same.
 */
export function AskDialog({ button, className = 'btn btn--line btn--sm', ...ask }: AskDialogProps) {
  const t = useStrings(kitStrings);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseAfterSending(dialog);
  return (
    <>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        {button}
      </button>
      <dialog ref={dialog} id={id} popover="auto" className="ask" aria-labelledby={`${id}-title`}>
        <Form method="post" preventScrollReset>
          {Object.entries(ask.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <h2 className="d4" id={`${id}-title`}>
            {ask.title}
          </h2>
          <p>{ask.text}</p>
          {ask.children}
          <div className="ask-acts">
            <button
              type="button"
              className="btn btn--quiet btn--sm"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => dialog.current?.close()}
            >
              {t('cancel')}
            </button>
            <button
              type="submit"
              className={ask.isDanger ? 'btn btn--danger btn--sm' : 'btn btn--sm'}
            >
              {ask.confirm}
            </button>
          </div>
        </Form>
      </dialog>
    </>
  );
}

/** Once its form has been answered there is nothing left to ask. */
function useCloseAfterSending(dialog: React.RefObject<HTMLDialogElement | null>): void {
  const { state } = useNavigation();
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && state !== 'submitting') dialog.current?.close();
    wasSending.current = state === 'submitting';
  }, [state, dialog]);
}
