import { type ReactNode, useId, useRef } from 'react';
import fieldStrings from '#src/app/strings/admin-fields.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { FormIcon, type FormIconName } from './form-icon.tsx';

type PickDialogProps = {
  /** The words on the button that opens it, and its title. */
  label: string;
  icon: FormIconName;
  /** What is inside; `close` when something was chosen. Made when it is opened. */
  children: (close: () => void) => ReactNode;
  className?: string;
};

/** A button that opens something to choose from. The browser keeps the focus inside and gives it back. */
export function PickDialog({
  label,
  icon,
  children,
  className = 'btn btn--line btn--sm',
}: PickDialogProps) {
  const t = useStrings(fieldStrings);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" className={className} onClick={() => dialog.current?.showModal()}>
        <FormIcon name={icon} />
        {label}
      </button>
      <dialog ref={dialog} className="pick-dialog" aria-labelledby={title}>
        <div className="pick-head">
          <h2 className="d4" id={title}>
            {label}
          </h2>
          <button
            type="button"
            className="btn btn--quiet btn--icon"
            aria-label={t('close')}
            onClick={close}
          >
            <FormIcon name="remove" />
          </button>
        </div>
        {children(close)}
      </dialog>
    </>
  );
}
