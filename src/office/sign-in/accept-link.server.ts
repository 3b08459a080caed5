import { data } from 'react-router';
import { type LinkPurpose, readLink, signInByLink } from '#src/domain/auth/index.server.ts';
import { DomainError } from '#src/domain/errors.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import {
  authRequestOf,
  privateHeaders,
  privateRedirect,
  type RouteArgs,
} from '#src/office/access/auth-request.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext, visitorContext } from '#src/web/page/load-context.ts';
import { type AccountErrors, accountErrors } from './account-errors.server.ts';
import { checkRepeat } from './check-repeat.server.ts';

type LinkArgs = RouteArgs & { url: URL; params: { token: string } };
type Fields = { name: string; email: string; password: string };

/** Whom a one-time link is for, as its page shows it; null (and 410) if it is no longer valid. */
export async function loadLink({ context, params }: LinkArgs, purpose: LinkPurpose) {
  const link = await readLink(context.get(ctxContext), { purpose, token: params.token });
  if (link === null) noteSpent({ context }, purpose);
  const shown = link && { email: link.email, role: link.role };
  return data({ link: shown }, { status: link ? 200 : 410, headers: privateHeaders() });
}

/**
 * Carries out a one-time link with the submitted form, and signs the person in. Errors come back next to their
 * fields; a link that was used meanwhile gets a page of its own.
 */
export async function acceptLink(
  args: LinkArgs,
  accept: (fields: Fields) => Promise<{ email: string }>,
) {
  const form = await readForm(args.request);
  const typed = (name: string) => String(form.get(name) ?? '');
  const fields = { name: typed('name'), email: typed('email'), password: typed('password') };
  const { locale } = args.context.get(ctxContext);
  const { password: _, ...kept } = fields;
  const giveBack = (errors: AccountErrors) =>
    data({ errors, kept }, { status: 422, headers: privateHeaders() });
  const repeat = checkRepeat(form, { of: 'password', locale });
  if (repeat !== null) return giveBack({ repeat });
  try {
    const { email } = await accept(fields);
    return await enter(args, { email, password: fields.password });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'gone') {
      return privateRedirect(args.url.pathname);
    }
    const errors = accountErrors(error, locale);
    if (errors === null) throw error;
    return giveBack(errors);
  }
}

/** A link that is used, expired or invalid. */
function noteSpent({ context }: Pick<LinkArgs, 'context'>, purpose: LinkPurpose): void {
  const { ip: address } = context.get(visitorContext);
  noteRefusal(context.get(ctxContext), 'link.refused', { address, detail: { purpose } });
}

async function enter(args: LinkArgs, values: { email: string; password: string }) {
  const request = authRequestOf(args);
  const result = await signInByLink(args.context.get(ctxContext), { request, ...values });
  if (result.kind === 'signed-in') return privateRedirect(adminHrefs.index(), result.cookies);
  if (result.kind === 'two-factor') return privateRedirect(adminHrefs.twoFactor(), result.cookies);
  return privateRedirect(adminHrefs.login());
}
