import { useSearchParams } from 'react-router';
import type { PasskeySite } from '#src/domain/auth/index.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ErrorOf } from './account-form.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey, RenamePasskey } from './change-passkey.tsx';
import { type PasskeyRow, PasskeyTable } from './passkey-table.tsx';
import accountStrings from './words.json' with { type: 'json' };

type PasskeysPanelProps = {
  passkeys: readonly PasskeyRow[];
  /** Null where no browser offers passkeys. */
  site: PasskeySite | null;
  /** What a device is to make a passkey of, once the password was right. */
  offer: PublicKeyCredentialCreationOptionsJSON | null;
  errorOf: ErrorOf;
};

/** Passkeys, with which one signs in without password and code: a list, and one form at a time. */
export function PasskeysPanel({ passkeys, site, offer, errorOf }: PasskeysPanelProps) {
  const t = useStrings(accountStrings);
  const [params] = useSearchParams();
  const chosen = passkeys.find(({ id }) => id === params.get('passkey'));
  const action = params.get('do');
  return (
    <Panel title={t('passkeys')} help={t('passkeys.help')}>
      {passkeys.length > 0 && <PasskeyTable passkeys={passkeys} />}
      {chosen && action === 'rename' && (
        <RenamePasskey passkey={chosen} error={errorOf('passkey-rename', 'name')} />
      )}
      {chosen && action === 'remove' && (
        <RemovePasskey passkey={chosen} error={errorOf('passkey-remove', 'password')} />
      )}
      {!(chosen && action) && (
        <AddPasskey
          site={site}
          offer={offer}
          error={errorOf('passkey-begin', 'password')}
          isFirst={passkeys.length === 0}
        />
      )}
    </Panel>
  );
}
