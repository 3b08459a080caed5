import { deriveKey } from '#src/server/secret.ts';
import { signFormToken } from '#src/web/forms/guard/form-token.server.ts';
import { formTokenPurpose } from '#src/web/forms/guard/serve-form.server.ts';
import { secret } from './open-machines.ts';

const key = deriveKey(secret, formTokenPurpose);

/** The hidden fields of a form, as any process would serve them now. */
export function signedForm(form: string): { formId: string; formToken: string } {
  const formId = crypto.randomUUID();
  return { formId, formToken: signFormToken(key, { form, formId, atMs: Date.now() }) };
}

/** A message for the contact form. */
export function contactMessage(name: string): Record<string, string> {
  const contact = `${name.toLowerCase().replaceAll(' ', '-')}@example.org`;
  return { ...signedForm('contact'), name, contact, topic: 'price', message: 'It clunks.' };
}

/** Addresses of a block for tests (RFC 2544), so that each sender counts as a network of its own. */
export function networkOf(nth: number): string {
  return `198.18.${Math.floor(nth / 250) % 250}.${1 + (nth % 250)}`;
}

/** Sends a form as this sender's browser does. */
export function postForm(
  url: URL,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });
}
