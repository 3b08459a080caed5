import { useRef } from 'react';
import { Form, Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { PasskeyButton } from './passkey-button.tsx';
import signInStrings from './words.json' with { type: 'json' };

export type LoginProblem = {
  key: `refused.${'many' | 'one' | 'none'}` | 'paused' | `passkey.${'refused' | 'late'}`;
  count: number;
};

type LoginFormProps = {
  /** What was typed before; the password is never sent back. */
  email: string;
  problem: LoginProblem | null;
  /** Where signing in leads. */
  returnTo: string;
  /** What a browser passes to devices with passkeys; null where none can be used. */
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
};

export function LoginForm({ email, problem, returnTo, passkey }: LoginFormProps) {
  const t = useStrings(signInStrings);
  const form = useRef<HTMLFormElement>(null);
  const error = problem && t(problem.key, { count: problem.count });
  const isOfPasskey = problem?.key.startsWith('passkey.') ?? false;
  return (
    <Form ref={form} method="post" className="form">
      <HiddenFields fields={{ returnTo }} />
      <PlainField
        name="email"
        label={t('email')}
        type="email"
        autoComplete={passkey ? 'username webauthn' : 'username'}
        value={email}
      />
      <PlainField
        name="password"
        label={t('password')}
        type="password"
        autoComplete="current-password"
        error={isOfPasskey ? null : error}
        isNext={problem !== null && !isOfPasskey}
      />
      <div className="sign-in-row">
        <label className="switch">
          <input type="checkbox" name="remember" defaultChecked />
          {t('stay')}
        </label>
        <Link className="link" to={adminHrefs.forgot()}>
          {t('forgot')}
        </Link>
      </div>
      <SubmitButton label={t('signIn')} />
      {passkey && <PasskeyButton ask={passkey} form={form} error={isOfPasskey ? error : null} />}
    </Form>
  );
}
