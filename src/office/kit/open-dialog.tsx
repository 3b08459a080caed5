import { type ReactNode, useEffect, useRef } from 'react';
import { TitledDialog } from './titled-dialog.tsx';

type OpenDialogProps = {
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that is open as long as it is rendered. */
export function OpenDialog(props: OpenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return <TitledDialog ref={dialog} {...props} />;
}
