import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signed double submit: the token cookie is readable, so that the page can repeat it in a header; its signature
 * covers a secret visitor cookie, so that nobody can supply a pair of their own.
 */
export type CsrfPair = { visitor: string; token: string };

/**
 * Keeps the visitor's existing cookies if they are valid, so that other tabs keep working. `newText` generates
 * unguessable URL-safe text.
 */
export function issueCsrf(
  key: Buffer,
  { newText, ...given }: Partial<CsrfPair> & { newText: () => string },
): CsrfPair {
  const visitor = isVisitor(given.visitor) ? given.visitor : newText();
  const { token } = given;
  if (token && isSigned(key, { visitor, token })) return { visitor, token };
  const nonce = newText();
  return { visitor, token: `${nonce}.${signature(key, { nonce, visitor })}` };
}

/** Whether a write has its own visitor's token in both the cookie and the header. */
export function isCsrfValid(
  key: Buffer,
  { visitor, token, header }: Partial<CsrfPair> & { header: string | undefined },
): boolean {
  if (!isVisitor(visitor) || !token || !header || !equalInConstantTime(token, header)) return false;
  return isSigned(key, { visitor, token });
}

function isSigned(key: Buffer, { visitor, token }: CsrfPair): boolean {
  const [nonce, given, ...more] = token.split('.');
  if (!nonce || !given || more.length > 0) return false;
  return equalInConstantTime(given, signature(key, { nonce, visitor }));
}

function signature(key: Buffer, { nonce, visitor }: { nonce: string; visitor: string }): string {
  return createHmac('sha256', key).update(`${nonce}.${visitor}`).digest('base64url');
}

function equalInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function isVisitor(visitor: string | undefined): visitor is string {
  return visitor !== undefined && /^[\w-]{16,100}$/.test(visitor);
}
