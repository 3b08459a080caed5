import { type ReactNode, useId } from 'react';
import { AskButton } from './ask-button.tsx';
import { AskForm, type Question } from './ask-form.tsx';

type AskDialogProps = Question & {
  /** The look and label of the button that opens it. */
  className?: string;
  button: ReactNode;
};

/** A button with a confirmation. Not inside a `RowMenu`, which would close around it. */
export function AskDialog({
  button,
  className = 'button button--outline button--small',
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
