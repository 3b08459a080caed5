import { Panel } from '#src/office/kit/panel.tsx';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { signInStrings } from '#src/office/sign-in/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AccountForm, type ErrorOf } from './account-form.tsx';
import accountStrings from './words.json' with { type: 'json' };

type PasswordPanelProps = { email: string; errorOf: ErrorOf };

export function PasswordPanel({ email, errorOf }: PasswordPanelProps) {
  const t = useStrings(accountStrings);
  const signIn = useStrings(signInStrings);
  const wrong = errorOf('password', 'current');
  const weak = errorOf('password', 'next');
  const unlike = errorOf('password', 'repeat');
  return (
    <Panel title={t('password')} help={t('password.help')}>
      <AccountForm intent="password">
        <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
        <PlainField
          name="current"
          label={t('password.current')}
          type="password"
          autoComplete="current-password"
          error={wrong}
          isNext={wrong !== null}
        />
        <PlainField
          name="next"
          label={t('password.new')}
          type="password"
          autoComplete="new-password"
          help={signIn('newPassword.help')}
          error={weak}
          isNext={weak !== null}
        />
        <PlainField
          name="repeat"
          label={signIn('repeat')}
          type="password"
          autoComplete="new-password"
          error={unlike}
          isNext={unlike !== null}
        />
        <div>
          <button type="submit" className="button button--outline">
            {t('password.save')}
          </button>
        </div>
      </AccountForm>
    </Panel>
  );
}
