import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { HiddenFields } from './hidden-fields.tsx';

type IntentButtonProps = {
  fields: Readonly<Record<string, string>>;
  className?: string;
  disabled?: boolean;
  children: ReactNode;
};

/** A button that is a complete form; `fields` is what it sends. */
export function IntentButton({
  fields,
  className = 'button button--quiet button--small',
  disabled,
  children,
}: IntentButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <button type="submit" className={className} disabled={disabled}>
        {children}
      </button>
    </Form>
  );
}
