import accountStrings from '#src/app/strings/admin-account.json' with { type: 'json' };
import signInStrings from '#src/app/strings/admin-sign-in.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Panel } from '../kit/panel.tsx';
import { PlainField } from '../plain-field.tsx';
import { AccountForm, type ErrorOf } from './account-form.tsx';

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
          <button type="submit" className="btn">
            {t('password.save')}
          </button>
        </div>
      </AccountForm>
    </Panel>
  );
}
