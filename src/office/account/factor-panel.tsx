import { Form } from 'react-router';
import { Panel } from '#src/office/kit/panel.tsx';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AccountForm, type ErrorOf } from './account-form.tsx';
import { BackupCodes } from './backup-codes.tsx';
import accountStrings from './words.json' with { type: 'json' };

type FactorPanelProps = {
  isOn: boolean;
  /** What a form has just created; it cannot be shown again. */
  secret: { qr: string | null; key: string | null; backupCodes: string[] } | null;
  errorOf: ErrorOf;
};

/** Turning on the second factor takes two forms: the password, then a code that proves the app works. */
export function FactorPanel({ isOn, secret, errorOf }: FactorPanelProps) {
  const t = useStrings(accountStrings);
  const refusedCode = errorOf('factor-confirm', 'code');
  const isConfirming = Boolean(secret?.qr) || refusedCode !== null;
  return (
    <Panel
      title={t('factor')}
      help={t(isOn ? 'factor.on' : 'factor.off')}
      tools={
        <StatusBadge tone={isOn ? 'good' : 'quiet'}>
          {t(isOn ? 'factor.isOn' : 'factor.isOff')}
        </StatusBadge>
      }
    >
      {isOn && <EndForm error={errorOf('factor', 'password')} />}
      {!isOn && !isConfirming && <BeginForm error={errorOf('factor-begin', 'password')} />}
      {!isOn && isConfirming && <ConfirmForm secret={secret} error={refusedCode} />}
      {secret && <BackupCodes codes={secret.backupCodes} />}
    </Panel>
  );
}

function BeginForm({ error }: { error: string | null }) {
  const t = useStrings(accountStrings);
  return (
    <AccountForm intent="factor-begin">
      <PasswordField id="factor-password" error={error} />
      <div>
        <button type="submit" className="button button--outline">
          {t('factor.begin')}
        </button>
      </div>
    </AccountForm>
  );
}

function ConfirmForm({
  secret,
  error,
}: Pick<FactorPanelProps, 'secret'> & { error: string | null }) {
  const t = useStrings(accountStrings);
  return (
    <>
      {secret?.qr && (
        <div className="account-code">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
            alt={t('factor.qr')}
            width="200"
            height="200"
          />
          <div>
            <p>{t('factor.scan')}</p>
            <p className="small muted">
              {t('factor.key')} <code>{secret.key}</code>
            </p>
          </div>
        </div>
      )}
      <AccountForm intent="factor-confirm">
        <PlainField
          name="code"
          label={t('factor.code')}
          autoComplete="one-time-code"
          error={error}
          isNext
        />
        <div>
          <button type="submit" className="button button--outline">
            {t('factor.confirm')}
          </button>
        </div>
      </AccountForm>
    </>
  );
}

function EndForm({ error }: { error: string | null }) {
  const t = useStrings(accountStrings);
  return (
    <Form method="post" className="form account-form" preventScrollReset noValidate>
      <PasswordField id="factor-password" error={error} />
      <div className="toolbar">
        <button type="submit" name="intent" value="factor-codes" className="button button--outline">
          {t('factor.codes')}
        </button>
        <button type="submit" name="intent" value="factor-end" className="button button--outline">
          {t('factor.end')}
        </button>
      </div>
    </Form>
  );
}

function PasswordField({ id, error }: { id: string; error: string | null }) {
  const t = useStrings(accountStrings);
  return (
    <PlainField
      id={id}
      name="password"
      label={t('password.current')}
      type="password"
      autoComplete="current-password"
      error={error}
      isNext={error !== null}
    />
  );
}
