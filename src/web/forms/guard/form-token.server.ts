import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which serving of which form: a token is valid for this one only. */
export type Served = { form: string; formId: string };

/**
 * Proves when a form was served. It is bound to the form's identity and not to a visitor, so it works without
 * cookies.
 */
export function signFormToken(key: Buffer, served: Served & { atMs: number }): string {
  const at = Math.floor(served.atMs / 1000).toString(36);
  return `${at}.${macOf(key, served, at).toString('base64url')}`;
}

/** When the form was served, in ms; null for a forged token, or one of another form. */
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
