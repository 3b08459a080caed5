import { type ReactNode, useRef } from 'react';
import { TitledDialog } from '#src/office/kit/titled-dialog.tsx';
import { FormIcon, type FormIconName } from './form-icon.tsx';

type PickDialogProps = {
  /** The label of the button that opens it, also its title. */
  label: string;
  icon: FormIconName;
  /** The content, rendered when it is opened; call `close` when something was chosen. */
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
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" className={className} onClick={() => dialog.current?.showModal()}>
        <FormIcon name={icon} />
        {label}
      </button>
      <TitledDialog ref={dialog} title={label}>
        {children(close)}
      </TitledDialog>
    </>
  );
}
