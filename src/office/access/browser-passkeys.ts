import { useSyncExternalStore } from 'react';

/**
 * Whether this browser can make and use passkeys of the host, at the address that it shows now; null on the server,
 * which cannot know.
 */
export function useHasPasskeys(host: string | null): boolean | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => host !== null && hasPasskeys(host),
    () => null,
  );
}

function hasPasskeys(host: string): boolean {
  if (typeof PublicKeyCredential === 'undefined' || location.hostname !== host) return false;
  // Browsers of before 2025 do not translate the server's JSON.
  return 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Whether the browser can offer passkeys in the list of a field, without being asked. */
export async function canOfferInField(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** `ended`: the person closed the browser's question, or it was withdrawn. `known`: this device has a passkey already. */
export type PasskeyFailure = 'ended' | 'known' | 'failed';

export type DeviceAnswer = { answer: string } | { failure: PasskeyFailure };

/** Lets a device make a passkey. The answer is JSON for the server. */
export function makePasskey(offer: PublicKeyCredentialCreationOptionsJSON): Promise<DeviceAnswer> {
  return answerOf(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(offer),
    }),
  );
}

type Asking = {
  /** `conditional` waits until the person picks one in a field's list; `optional` asks at once. */
  mediation: 'conditional' | 'optional';
  signal: AbortSignal;
};

/** Lets a device sign in with a passkey. The answer is JSON for the server. */
export function signWithPasskey(
  ask: PublicKeyCredentialRequestOptionsJSON,
  { mediation, signal }: Asking,
): Promise<DeviceAnswer> {
  return answerOf(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(ask),
      ...{ mediation, signal },
    }),
  );
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<DeviceAnswer> {
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) return { failure: 'failed' };
    return { answer: JSON.stringify(credential.toJSON()) };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'InvalidStateError') return { failure: 'known' };
    return { failure: /^(?:NotAllowed|Abort)Error$/.test(name) ? 'ended' : 'failed' };
  }
}
