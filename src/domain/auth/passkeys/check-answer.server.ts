import type { Ctx } from '#src/domain/context.ts';
import { type ChallengePurpose, readChallenge, spendChallenge } from './challenges.server.ts';
import type { CreatedPasskey, UsedPasskey } from './device-answers.ts';
import type { PasskeySite } from './passkey-site.ts';

/** EdDSA, ES256 and RS256: what every device has one of (IANA's numbers for COSE). */
export const keyKinds = [-8, -7, -257];

/** `late`: the challenge is too old or was used before. */
export type Checked<Facts> = { kind: 'right'; facts: Facts } | { kind: 'wrong' | 'late' };

type Checking = { site: PasskeySite; purpose: ChallengePurpose };
type StoredKey = { credentialId: string; publicKey: string; counter: number };

/** Checks the answer of a device that made a passkey for us, after it has asked for finger, face or PIN. */
export function checkCreated(
  ctx: Ctx,
  { answer, ...checking }: Checking & { answer: CreatedPasskey },
): Promise<Checked<StoredKey>> {
  return check(ctx, checking, async (expected) => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      response: { ...answer, authenticatorAttachment: undefined, response: ofBrowser(answer) },
      supportedAlgorithmIDs: keyKinds,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  });
}

/** Checks the answer of a device that signed in with a passkey of ours, after it has asked for finger, face or PIN. */
export function checkUsed(
  ctx: Ctx,
  { answer, passkey, ...checking }: Checking & { answer: UsedPasskey; passkey: StoredKey },
): Promise<Checked<{ counter: number }>> {
  const { credentialId, publicKey, counter } = passkey;
  return check(ctx, checking, async (expected) => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { userHandle, ...response } = answer.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected,
      response: { ...answer, response: { ...response, userHandle: userHandle ?? undefined } },
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
    });
    return verified ? { counter: authenticationInfo.newCounter } : null;
  });
}

type Expected = {
  expectedOrigin: string;
  expectedRPID: string;
  /** Without it a passkey would be something that one has, and nothing more. */
  requireUserVerification: true;
  expectedChallenge: (challenge: string) => boolean;
};

/** The library throws whatever is wrong with an answer, in English and for programmers. */
async function check<Facts>(
  ctx: Ctx,
  { site, purpose }: Checking,
  verify: (expected: Expected) => Promise<Facts | null>,
): Promise<Checked<Facts>> {
  let isLate = false;
  let spend = async () => false;
  const expected: Expected = {
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    expectedChallenge(challenge) {
      const read = readChallenge(ctx, { challenge, purpose });
      isLate = read.kind === 'late';
      if (read.kind !== 'valid') return false;
      spend = () => spendChallenge(ctx, { challenge, untilMs: read.untilMs });
      return true;
    },
  };
  try {
    const facts = await verify(expected);
    if (facts === null) return { kind: 'wrong' };
    return (await spend()) ? { kind: 'right', facts } : { kind: 'late' };
  } catch (err) {
    ctx.logger.debug({ err }, 'the answer for a passkey was refused');
    return { kind: isLate ? 'late' : 'wrong' };
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}

/** The library's type wants what only some browsers send. */
function ofBrowser({ response }: CreatedPasskey) {
  const { clientDataJSON, attestationObject } = response;
  return { clientDataJSON, attestationObject };
}
