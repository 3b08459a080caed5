import { z } from 'zod';

/* What browsers send of a device's answer: WebAuthn Level 3, section 5.1. Bytes are base64url. */

const bytes = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);

const answer = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  // Nobody reads the extensions, which may contain anything.
  clientExtensionResults: z.unknown().transform(() => ({})),
});

/** A device made a key pair. */
const createdPasskey = answer.extend({
  /** `cross-platform` is another device than the one at hand: a phone or a security key. */
  authenticatorAttachment: z.string().max(40).nullish(),
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** A device signed a challenge with a key that it has. */
const usedPasskey = answer.extend({
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(100).nullish(),
  }),
});

export type CreatedPasskey = z.infer<typeof createdPasskey>;
export type UsedPasskey = z.infer<typeof usedPasskey>;

/** The answer in a form field; null if it is none. */
export function readCreatedPasskey(field: string): CreatedPasskey | null {
  return createdPasskey.safeParse(parseJson(field)).data ?? null;
}

/** The answer in a form field; null if it is none. */
export function readUsedPasskey(field: string): UsedPasskey | null {
  return usedPasskey.safeParse(parseJson(field)).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
