import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which serving of which form: a token is good for this one alone. */
export type Served = { form: string; formId: string };

/**
 * Says when a form was served, so that nobody can say otherwise. It is bound to the form's identity
 * and to no visitor: it works without cookies.
 */
export function signFormToken(key: Buffer, served: Served & { atMs: number }): string {
  const at = Math.floor(served.atMs / 1000).toString(36);
  return `${at}.${macOf(key, served, at).toString('base64url')}`;
}

/** When the form was served, in milliseconds; null for a token that is not ours, or of another form. */
export function readFormToken(key: Buffer, token: unknown, served: Served): number | null {
  if (typeof token !== 'string') return null;
  const [, at, mac] = /^([0-9a-z]{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (at === undefined || mac === undefined) return null;
  const isOurs = timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(key, served, at));
  return isOurs ? Number.parseInt(at, 36) * 1000 : null;
}

function macOf(key: Buffer, { form, formId }: Served, at: string): Buffer {
  return createHmac('sha256', key).update(`${form} ${formId} ${at}`).digest();
}
