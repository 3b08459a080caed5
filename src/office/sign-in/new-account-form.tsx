import { Form } from 'react-router';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import signInStrings from './words.json' with { type: 'json' };

type AskedField = 'name' | 'email' | 'password';
type FieldName = AskedField | 'repeat';

type NewAccountFormProps = {
  /** The fields to fill in; the link determines the others. */
  fields: readonly AskedField[];
  submit: string;
  /** For an existing account, so that password managers update the right entry. */
  username?: string;
  errors?: Partial<Record<FieldName, string>>;
  kept?: Partial<Record<AskedField, string>>;
};

const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'new-password' },
  repeat: { type: 'password', autoComplete: 'new-password' },
} as const;

const labels = {
  name: 'name',
  email: 'email',
  password: 'newPassword',
  repeat: 'repeat',
} as const;

/** The form behind a one-time link. The password is typed twice. */
export function NewAccountForm({ fields, submit, username, errors, kept }: NewAccountFormProps) {
  const t = useStrings(signInStrings);
  const asked: readonly FieldName[] = [...fields, 'repeat'];
  const firstWrong = asked.find((name) => errors?.[name]);
  return (
    <Form method="post" className="form" reloadDocument noValidate>
      {username && (
        <input type="hidden" name="username" autoComplete="username" defaultValue={username} />
      )}
      {asked.map((name) => (
        <PlainField
          key={name}
          {...inputs[name]}
          name={name}
          label={t(labels[name])}
          help={name === 'password' ? t('newPassword.help') : undefined}
          error={errors?.[name]}
          value={name === 'repeat' ? undefined : kept?.[name]}
          isNext={name === firstWrong}
        />
      ))}
      <button type="submit" className="button button--large">
        {submit}
      </button>
    </Form>
  );
}
