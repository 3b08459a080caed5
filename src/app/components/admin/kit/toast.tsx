import type { ReactNode } from 'react';
import { Icon } from '#src/app/ui/icon.tsx';

type ToastProps = {
  /** `problem` stays until something else happens, `done` goes away by itself. */
  tone: 'done' | 'problem';
  message: string;
  /** A way back: "Undo". */
  children?: ReactNode;
};

/**
 * Says how the last thing went. It needs no script: a page that comes back from the server has it
 * too. Give it a `key` that differs from time to time, so that the same words are said again.
 */
export function Toast({ tone, message, children }: ToastProps) {
  return (
    <div className={`atoast atoast--${tone}`} role={tone === 'problem' ? 'alert' : 'status'}>
      <Icon name={tone === 'problem' ? 'error' : 'tick'} />
      {message}
      {children}
    </div>
  );
}
