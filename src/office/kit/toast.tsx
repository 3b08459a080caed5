import { type ReactNode, useState } from 'react';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import kitStrings from './words.json' with { type: 'json' };

type ToastProps = {
  /** `problem` stays until it is closed, `done` disappears by itself. */
  tone: 'done' | 'problem';
  message: string;
  /** A reversal: "Undo". */
  children?: ReactNode;
};

/**
 * Reports the result of the last action. It needs no script: a page that comes back from the server contains it too.
 * Give it a changing `key`, so that the same text is announced again.
 */
export function Toast({ tone, message, children }: ToastProps) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className={`toast toast--${tone}`} role={tone === 'problem' ? 'alert' : 'status'}>
      <Icon name={tone === 'problem' ? 'error' : 'tick'} />
      {message}
      {children}
      {tone === 'problem' && <CloseButton onClose={() => setIsClosed(true)} />}
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useStrings(kitStrings);
  return (
    <button
      type="button"
      className="button button--quiet button--icon"
      aria-label={t('close')}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  );
}
