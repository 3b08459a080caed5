import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** About half a second on a phone; a thousand forms take ten minutes. */
const effort = { cost: 5_000, least: 100, most: 300 };
const lifeMs = 10 * 60_000;

/** A task for the browser that has this form; its result is useless for another form. */
export function createProofTask(
  key: Buffer,
  { formId, nowMs }: { formId: string; nowMs: number },
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: effort.cost,
    counter: randomInt(effort.least, effort.most),
    deriveKey,
    // The library would check the expiry with the system clock; we use the request's.
    data: { formId, untilMs: nowMs + lifeMs },
    ...secrets(key),
  });
}

/** What a browser sends back. The parameters are signed, so the library notices changes. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ formId: z.string(), untilMs: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** The solved task, if it is one of ours for this form, correct and in time; else null. */
export async function readProof(
  key: Buffer,
  { given, formId, nowMs }: { given: unknown; formId: string; nowMs: number },
): Promise<string | null> {
  const payload = payloadSchema.safeParse(decode(given));
  if (!payload.success) return null;
  const { challenge, solution } = payload.data;
  const { data } = challenge.parameters;
  if (data.formId !== formId || data.untilMs < nowMs) return null;
  const result = await verifySolution({ challenge, solution, deriveKey, ...secrets(key) }).catch(
    () => null,
  );
  return result?.verified ? challenge.signature : null;
}

function secrets(key: Buffer) {
  const secret = key.toString('base64url');
  return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}.solution` };
}

function decode(given: unknown): unknown {
  if (typeof given !== 'string' || given.length > 4096) return null;
  try {
    return JSON.parse(Buffer.from(given, 'base64').toString());
  } catch {
    return null;
  }
}
