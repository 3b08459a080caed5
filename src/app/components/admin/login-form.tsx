import { Form } from 'react-router';
import { describedBy, Field } from '#src/app/forms/field.tsx';
import signInStrings from '#src/app/strings/admin-sign-in.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

export type LoginProblem = {
  key: 'refused.many' | 'refused.one' | 'refused.none' | 'paused';
  count: number;
};

type LoginFormProps = {
  /** What was typed before; the password is never sent back. */
  email: string;
  problem: LoginProblem | null;
};

export function LoginForm({ email, problem }: LoginFormProps) {
  const t = useStrings(signInStrings);
  const errors = problem ? [t(problem.key, { count: problem.count })] : undefined;
  return (
    <Form method="post" className="form" reloadDocument>
      <Field id="email" label={t('email')}>
        <input
          className="input"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
      </Field>
      <Field id="password" label={t('password')} errors={errors}>
        <input
          className="input"
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          // biome-ignore lint/a11y/noAutofocus: after a refused password it is what comes next
          autoFocus={problem !== null}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy('password', { errors })}
        />
      </Field>
      <div className="login-row">
        <label className="switch">
          <input type="checkbox" name="remember" defaultChecked />
          {t('stay')}
        </label>
        <details className="login-forgot">
          <summary className="link">{t('forgot')}</summary>
          <p className="small muted">{t('forgot.text')}</p>
        </details>
      </div>
      <button type="submit" className="btn btn--lg">
        {t('signIn')}
      </button>
    </Form>
  );
}
