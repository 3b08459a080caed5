import { Form } from 'react-router';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import signInStrings from './words.json' with { type: 'json' };

export type LoginProblem = {
  key: 'refused.many' | 'refused.one' | 'refused.none' | 'paused';
  count: number;
};

type LoginFormProps = {
  /** What was typed before; the password is never sent back. */
  email: string;
  problem: LoginProblem | null;
  /** Where signing in leads. */
  returnTo: string;
};

export function LoginForm({ email, problem, returnTo }: LoginFormProps) {
  const t = useStrings(signInStrings);
  const error = problem && t(problem.key, { count: problem.count });
  return (
    <Form method="post" className="form">
      <HiddenFields fields={{ returnTo }} />
      <PlainField
        name="email"
        label={t('email')}
        type="email"
        autoComplete="username"
        value={email}
      />
      <PlainField
        name="password"
        label={t('password')}
        type="password"
        autoComplete="current-password"
        error={error}
        isNext={problem !== null}
      />
      <div className="sign-in-row">
        <label className="switch">
          <input type="checkbox" name="remember" defaultChecked />
          {t('stay')}
        </label>
        <details>
          <summary className="link">{t('forgot')}</summary>
          <p className="small muted">{t('forgot.text')}</p>
        </details>
      </div>
      <SubmitButton label={t('signIn')} />
    </Form>
  );
}
