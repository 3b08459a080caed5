import { type ReactNode, type RefObject, useId } from 'react';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import kitStrings from './words.json' with { type: 'json' };

type TitledDialogProps = {
  /** The dialog itself, for whoever opens and closes it. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  className?: string;
  onClose?: () => void;
  children: ReactNode;
};

/** A dialog with a title and a close button. The browser traps the focus and restores it. */
export function TitledDialog({
  title,
  className = 'titled-dialog',
  children,
  ref,
  onClose,
}: TitledDialogProps) {
  const t = useStrings(kitStrings);
  const id = useId();
  return (
    <dialog ref={ref} className={className} aria-labelledby={id} onClose={onClose}>
      <div className="dialog-head">
        <h2 className="title-4" id={id}>
          {title}
        </h2>
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={t('close')}
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
