import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator, useSubmit } from 'react-router';
import {
  canOfferInField,
  type PasskeyFailure,
  signWithPasskey,
  useHasPasskeys,
} from '#src/office/access/browser-passkeys.ts';
import { FieldError } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import signInStrings from './words.json' with { type: 'json' };

type PasskeyButtonProps = {
  ask: PublicKeyCredentialRequestOptionsJSON;
  /** The sign-in form, whose other fields are sent along. */
  form: RefObject<HTMLFormElement | null>;
  /** Why the server refused a passkey. */
  error: string | null;
};

/** Signs in with a passkey. It is there only where a browser has passkeys, and takes up its room until that is known. */
export function PasskeyButton({ ask, form, error }: PasskeyButtonProps) {
  const t = useStrings(signInStrings);
  const isOffered = useHasPasskeys(ask.rpId ?? null);
  const { choose, failure } = usePasskey({
    ...{ ask, form },
    // One that was refused would be offered again: then only the button asks.
    isOffered: isOffered === true && error === null,
  });
  const isSending = useNavigation().state === 'submitting';
  if (isOffered === false) return null;
  const problem = failure === null ? error : t(`passkey.${failure}`);
  return (
    <div className={isOffered ? 'sign-in-passkey' : 'sign-in-passkey is-unknown'}>
      <p className="small muted">{t('or')}</p>
      <button
        type="button"
        className="button button--outline button--large"
        aria-describedby={problem ? 'passkey-error' : undefined}
        aria-disabled={isSending}
        onClick={() => void choose()}
      >
        {t('passkey.use')}
      </button>
      <div role="alert">
        <FieldError id="passkey-error" errors={problem ? [problem] : undefined} />
      </div>
    </div>
  );
}

type Using = Pick<PasskeyButtonProps, 'ask' | 'form'> & { isOffered: boolean };

/** Offers passkeys in the list of the e-mail field as long as the page is open, and at once when the button is pressed. */
function usePasskey({ ask, form, isOffered }: Using) {
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const asking = useRef<AbortController>(null);
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);

  /** A browser asks one question at a time: a new one withdraws the one before. */
  async function askFor(mediation: 'conditional' | 'optional'): Promise<PasskeyFailure | null> {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const given = await signWithPasskey(ask, { mediation, signal });
    // Also when the page was left meanwhile.
    if (signal.aborted) return null;
    if ('failure' in given) return given.failure;
    const fields = new FormData(form.current ?? undefined);
    fields.set('passkey', given.answer);
    await submit(fields, { method: 'post' });
    return null;
  }

  async function offerInField() {
    if (await canOfferInField()) await askFor('conditional');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each challenge, not each rendering
  useEffect(() => {
    if (!isOffered) return;
    void offerInField();
    const renewal = setInterval(() => void revalidate(), renewedMs);
    return () => {
      clearInterval(renewal);
      asking.current?.abort();
    };
  }, [ask.challenge, isOffered]);

  async function choose() {
    setFailure(null);
    const failed = await askFor('optional');
    setFailure(failed);
    if (failed !== null) void offerInField();
  }

  return { choose, failure };
}

/** Before the challenge of the page is too old: it is good for ten minutes. */
const renewedMs = 8 * 60_000;
