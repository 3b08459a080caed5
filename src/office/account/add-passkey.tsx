import { useEffect, useState } from 'react';
import { Link, useSubmit } from 'react-router';
import type { PasskeySite } from '#src/domain/auth/index.ts';
import {
  makePasskey,
  type PasskeyFailure,
  useHasPasskeys,
} from '#src/office/access/browser-passkeys.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { FieldError } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AccountForm } from './account-form.tsx';
import accountStrings from './words.json' with { type: 'json' };

type AddPasskeyProps = {
  site: PasskeySite | null;
  offer: PublicKeyCredentialCreationOptionsJSON | null;
  error: string | null;
  isFirst: boolean;
};

/** Adding a passkey takes two steps: the password, then the device that is to have it. */
export function AddPasskey({ site, offer, error, isFirst }: AddPasskeyProps) {
  const t = useStrings(accountStrings);
  const isPossible = useHasPasskeys(site?.host ?? null);
  if (site === null) return <p className="muted">{t('passkeys.nowhere')}</p>;
  if (isPossible === false) {
    return <p className="muted">{t('passkeys.notHere', { origin: site.origin })}</p>;
  }
  if (offer !== null) return <AskDevice key={offer.challenge} offer={offer} />;
  return (
    <AccountForm intent="passkey-begin">
      <PlainField
        id="passkey-password"
        name="password"
        label={t('password.current')}
        type="password"
        autoComplete="current-password"
        error={error}
        isNext={error !== null}
      />
      <div>
        <button type="submit" className="button button--outline">
          {t(isFirst ? 'passkeys.addFirst' : 'passkeys.add')}
        </button>
      </div>
    </AccountForm>
  );
}

/** Asks the device by itself, and again when the person presses the button. */
function AskDevice({ offer }: { offer: PublicKeyCredentialCreationOptionsJSON }) {
  const t = useStrings(accountStrings);
  const submit = useSubmit();
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  const [isAsking, setIsAsking] = useState(true);

  async function ask() {
    setFailure(null);
    setIsAsking(true);
    const given = await makePasskey(offer);
    setIsAsking(false);
    if ('failure' in given) return setFailure(given.failure);
    const fields = { intent: 'passkey-add', answer: given.answer };
    await submit(fields, { method: 'post', preventScrollReset: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each offer
  useEffect(() => void ask(), []);

  return (
    <div className="form account-form">
      <p role="status">{isAsking ? t('passkeys.asking') : t('passkeys.again.help')}</p>
      <noscript>
        <p>{t('passkeys.script')}</p>
      </noscript>
      <div role="alert">
        <FieldError
          id="passkey-failure"
          errors={failure ? [t(`passkeys.failure.${failure}`)] : undefined}
        />
      </div>
      {!isAsking && (
        <div className="toolbar">
          <button type="button" className="button button--outline" onClick={() => void ask()}>
            {t('passkeys.again')}
          </button>
          <Link className="button button--quiet" to={adminHrefs.account()} preventScrollReset>
            {t('passkeys.keep')}
          </Link>
        </div>
      )}
    </div>
  );
}
