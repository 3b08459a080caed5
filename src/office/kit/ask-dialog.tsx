import { type ReactNode, useId } from 'react';
import { AskButton } from './ask-button.tsx';
import { AskForm, type Question } from './ask-form.tsx';

type AskDialogProps = Question & {
  /** What the button that asks looks like and says. */
  className?: string;
  button: ReactNode;
};

/** A button that asks before it does something. Not inside a `RowMenu`, which closes around it. */
export function AskDialog({
  button,
  className = 'btn btn--line btn--sm',
  ...question
}: AskDialogProps) {
  const id = useId();
  return (
    <>
      <AskButton asks={id} className={className}>
        {button}
      </AskButton>
      <AskForm id={id} {...question} />
    </>
  );
}
