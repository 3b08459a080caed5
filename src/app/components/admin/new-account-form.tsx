import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Form } from 'react-router';
import { describedBy, Field } from '#src/app/forms/field.tsx';
import signInStrings from '#src/app/strings/admin-sign-in.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

type FieldName = 'name' | 'email' | 'password';

type NewAccountFormProps = {
  /** What is asked; the others are known by the link. */
  fields: readonly FieldName[];
  submit: string;
  /** Of an account that has one already: password managers then update the right entry. */
  username?: string;
  errors?: Partial<Record<FieldName, string>>;
  kept?: Partial<Record<FieldName, string>>;
};

const inputs: Record<
  FieldName,
  {
    type: string;
    autoComplete: HTMLInputAutoCompleteAttribute;
    label: 'name' | 'email' | 'newPassword';
  }
> = {
  name: { type: 'text', autoComplete: 'name', label: 'name' },
  email: { type: 'email', autoComplete: 'username', label: 'email' },
  password: { type: 'password', autoComplete: 'new-password', label: 'newPassword' },
};

/** The form behind a one-time link. */
export function NewAccountForm({ fields, submit, username, ...answers }: NewAccountFormProps) {
  const firstWrong = fields.find((name) => answers.errors?.[name]);
  return (
    <Form method="post" className="form" reloadDocument noValidate>
      {username && (
        <input type="hidden" name="username" autoComplete="username" defaultValue={username} />
      )}
      {fields.map((name) => (
        <AccountField
          key={name}
          name={name}
          error={answers.errors?.[name]}
          value={answers.kept?.[name]}
          isFirstWrong={name === firstWrong}
        />
      ))}
      <button type="submit" className="btn btn--lg">
        {submit}
      </button>
    </Form>
  );
}

type AccountFieldProps = { name: FieldName; error?: string; value?: string; isFirstWrong: boolean };

function AccountField({ name, error, value, isFirstWrong }: AccountFieldProps) {
  const t = useStrings(signInStrings);
  const { label, ...input } = inputs[name];
  const errors = error ? [error] : undefined;
  const help = name === 'password' ? t('newPassword.help') : undefined;
  return (
    <Field id={name} label={t(label)} help={help} errors={errors}>
      <input
        {...input}
        className="input"
        id={name}
        name={name}
        defaultValue={value}
        required
        // biome-ignore lint/a11y/noAutofocus: after a refusal the first wrong field is what comes next
        autoFocus={isFirstWrong}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { errors, help })}
      />
    </Field>
  );
}
