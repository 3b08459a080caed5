import type { ReactNode } from 'react';

type AskButtonProps = {
  /** The id of an `AskForm` anywhere on the page. */
  asks: string;
  className?: string;
  children: ReactNode;
};

/** Opens a confirmation. Without script the browser opens it as a popover. */
export function AskButton({ asks, className, children }: AskButtonProps) {
  return (
    <button
      type="button"
      className={className}
      popoverTarget={asks}
      onClick={(event) => {
        const dialog = document.getElementById(asks);
        if (!(dialog instanceof HTMLDialogElement)) return;
        event.preventDefault();
        dialog.showModal();
      }}
    >
      {children}
    </button>
  );
}
