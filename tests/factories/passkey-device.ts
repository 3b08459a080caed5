import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * A device with passkeys, written from WebAuthn and RFC 9052 by hand: the library that checks its answers must not test
 * itself. Each wrong thing that a device or a page could do is an option.
 */
export type DeviceFaults = {
  /** The page that asks; another one than the site's is phishing. */
  origin?: string;
  /** The host that the device signs for. */
  host?: string;
  /** Whether it has asked for finger, face or PIN. */
  isVerified?: boolean;
  /** How often it says to have signed. */
  counter?: number;
  /** The account that it says the passkey is for. */
  handle?: string;
};

const flags = { present: 1, verified: 4, hasKey: 64 };

/** A device that makes one passkey and signs in with it. Answers are JSON, as browsers send them. */
export function passkeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let handle = '';
  let count = 0;

  function authData(faults: DeviceFaults, extra?: Buffer): Buffer {
    const { host = new URL(origin).hostname, isVerified = true } = faults;
    const bits = flags.present + (isVerified ? flags.verified : 0) + (extra ? flags.hasKey : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.counter ?? count);
    const hash = createHash('sha256').update(host).digest();
    return Buffer.concat([hash, Buffer.from([bits]), counter, extra ?? Buffer.alloc(0)]);
  }

  function clientData(type: string, challenge: string, faults: DeviceFaults): Buffer {
    const said = { type, challenge, origin: faults.origin ?? origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(said));
  }

  function answer(response: Record<string, unknown>): string {
    const key = id.toString('base64url');
    const more = { clientExtensionResults: {}, authenticatorAttachment: 'platform' };
    return JSON.stringify({ id: key, rawId: key, type: 'public-key', ...more, response });
  }

  return {
    id: id.toString('base64url'),

    make(offer: PublicKeyCredentialCreationOptionsJSON, faults: DeviceFaults = {}): string {
      handle = offer.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const length = Buffer.from([0, id.length]);
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
      const data = authData(faults, Buffer.concat([Buffer.alloc(16), length, id, key]));
      return answer({
        clientDataJSON: clientData('webauthn.create', offer.challenge, faults).toString(
          'base64url',
        ),
        attestationObject: attestation(data).toString('base64url'),
        transports: ['internal', 'hybrid'],
      });
    },

    signIn({ challenge }: { challenge: string }, faults: DeviceFaults = {}): string {
      count += 1;
      const client = clientData('webauthn.get', challenge, faults);
      const data = authData(faults);
      const digest = createHash('sha256').update(client).digest();
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, digest]), privateKey).toString('base64url'),
        userHandle: faults.handle ?? handle,
      });
    },
  };
}

/** A map of CBOR: kty EC2, alg ES256, crv P-256, and the point. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, Buffer.from([0x21, 0x58, 32]), x, Buffer.from([0x22, 0x58, 32]), y]);
}

/** A map of CBOR: no attestation, and the data. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) =>
    Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const head = Buffer.concat([Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt')]);
  return Buffer.concat([head, Buffer.from([0xa0]), text('authData'), bytes(data)]);
}

function bytes(data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, data.length]), data]);
}
