import { type ReactNode, useRef, useState } from 'react';
import { TitledDialog } from '#src/office/kit/titled-dialog.tsx';
import { FormIcon, type FormIconName } from './form-icon.tsx';

type PickDialogProps = {
  /** The label of the button that opens it, also its title. */
  label: string;
  icon: FormIconName;
  /** The content, rendered once it has been opened; call `close` when something was chosen. */
  children: (close: () => void) => ReactNode;
  className?: string;
};

/** A button that opens a picker. */
export function PickDialog({
  label,
  icon,
  children,
  className = 'button button--outline button--small',
}: PickDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => {
          setWasOpened(true);
          dialog.current?.showModal();
        }}
      >
        <FormIcon name={icon} />
        {label}
      </button>
      <TitledDialog ref={dialog} title={label}>
        {wasOpened && children(close)}
      </TitledDialog>
    </>
  );
}
