import type { ReactNode } from 'react';
import { Form } from 'react-router';

type IntentButtonProps = {
  fields: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** A button that is a whole form: what it sends is in `fields`. */
export function IntentButton({
  fields,
  className = 'btn btn--quiet btn--sm',
  children,
}: IntentButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  );
}
