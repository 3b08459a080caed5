import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AccountForm } from './account-form.tsx';
import accountStrings from './words.json' with { type: 'json' };

type ChangeProps = { passkey: { id: string; name: string }; error: string | null };

export function RenamePasskey({ passkey: { id, name }, error }: ChangeProps) {
  const t = useStrings(accountStrings);
  return (
    <ChangeForm key={id} intent="passkey-rename" id={id}>
      <PlainField
        id="passkey-name"
        name="name"
        label={t('passkeys.newName', { name })}
        value={name}
        error={error}
        isNext
      />
      <ChangeEnd>
        <button type="submit" className="button button--outline">
          {t('save')}
        </button>
      </ChangeEnd>
    </ChangeForm>
  );
}

/** Asks for the password: whoever finds an open session must not take the owner's keys away. */
export function RemovePasskey({ passkey: { id, name }, error }: ChangeProps) {
  const t = useStrings(accountStrings);
  return (
    <ChangeForm key={id} intent="passkey-remove" id={id}>
      <p>{t('passkeys.removing', { name })}</p>
      <PlainField
        id="passkey-password"
        name="password"
        label={t('password.current')}
        type="password"
        autoComplete="current-password"
        error={error}
        isNext
      />
      <ChangeEnd>
        <button type="submit" className="button button--danger">
          {t('passkeys.remove')}
        </button>
      </ChangeEnd>
    </ChangeForm>
  );
}

function ChangeForm({ intent, id, children }: { intent: string; id: string; children: ReactNode }) {
  return (
    <AccountForm intent={intent}>
      <input type="hidden" name="id" value={id} />
      {children}
    </AccountForm>
  );
}

function ChangeEnd({ children }: { children: ReactNode }) {
  const t = useStrings(accountStrings);
  return (
    <div className="toolbar">
      {children}
      <Link className="button button--quiet" to={adminHrefs.account()} preventScrollReset>
        {t('passkeys.keep')}
      </Link>
    </div>
  );
}
