import type { ReactNode } from 'react';
import { Form } from 'react-router';

type AccountFormProps = { intent: string; children: ReactNode };

/** A form of the account page: one column; `intent` says what it does. */
export function AccountForm({ intent, children }: AccountFormProps) {
  return (
    <Form method="post" className="form account-form" preventScrollReset noValidate>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

/** Why a field was refused, if it is this one. */
export type ErrorOf = (form: string, field: string) => string | null;
