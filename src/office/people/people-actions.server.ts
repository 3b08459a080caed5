import { data } from 'react-router';
import {
  changeRole,
  createResetLink,
  disablePerson,
  enablePerson,
  invitePerson,
  removePasskeys,
  removeSecondFactor,
  requireSecondFactor,
  withdrawInvitation,
} from '#src/domain/auth/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  privateHeaders,
  privateRedirect,
  type RouteArgs,
} from '#src/office/access/auth-request.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { accountErrors } from '#src/office/sign-in/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { translate } from '#src/web/words/translate.ts';
import peopleStrings from './words.json' with { type: 'json' };

type PeopleArgs = RouteArgs & { url: URL };

/** A link that was just created: its full URL, and whom to send it to. */
export type MadeLink = { kind: 'invite' | 'reset'; email: string; url: string };
export type PeopleAnswer = {
  link: MadeLink | null;
  /** Next to the field of the invitation. */
  emailError: string | null;
  /** Any other refusal. */
  problem: string | null;
  typed: { email: string; role: string };
};

type Change = (ctx: Ctx, form: FormData) => Promise<void>;

/** Actions without a form of their own; the page confirms them afterwards. */
const changes: Readonly<Record<string, Change>> = {
  role: (ctx, form) => changeRole(ctx, { id: readPersonId(form), role: form.get('role') }),
  disable: (ctx, form) => disablePerson(ctx, { id: readPersonId(form) }),
  enable: (ctx, form) => enablePerson(ctx, { id: readPersonId(form) }),
  factor: (ctx, form) => removeSecondFactor(ctx, { id: readPersonId(form) }),
  passkeys: (ctx, form) => removePasskeys(ctx, { id: readPersonId(form) }),
  require: (ctx) => requireSecondFactor(ctx, { isRequired: true }),
  release: (ctx) => requireSecondFactor(ctx, { isRequired: false }),
  withdraw: (ctx, form) => withdrawInvitation(ctx, { id: readPersonId(form) }),
};

/** The action of the people page. @throws {Response} 400 for an unknown intent */
export async function actOnPeople(args: PeopleArgs, form: FormData) {
  const ctx = args.context.get(ctxContext);
  const intent = String(form.get('intent'));
  try {
    if (intent === 'invite') return await invite(args, form);
    if (intent === 'reset') return await makeResetLink(args, form);
    const change = Object.hasOwn(changes, intent) && changes[intent];
    if (!change) throw data(null, { status: 400 });
    await change(ctx, form);
    return privateRedirect(`${adminHrefs.people()}?done=${intent}`);
  } catch (error) {
    return refusal(args, error, form);
  }
}

async function invite(args: PeopleArgs, form: FormData) {
  const email = String(form.get('email') ?? '').trim();
  const token = await invitePerson(args.context.get(ctxContext), { email, role: form.get('role') });
  const url = new URL(adminHrefs.invite({ token }), args.url).href;
  return peopleAnswer({ link: { kind: 'invite', email, url } });
}

async function makeResetLink(args: PeopleArgs, form: FormData) {
  const token = await createResetLink(args.context.get(ctxContext), { userId: readPersonId(form) });
  const url = new URL(adminHrefs.reset({ token }), args.url).href;
  return peopleAnswer({ link: { kind: 'reset', email: String(form.get('email') ?? ''), url } });
}

function refusal(args: PeopleArgs, error: unknown, form: FormData) {
  const { locale } = args.context.get(ctxContext);
  const t = translate(peopleStrings, locale);
  const typed = { email: String(form.get('email') ?? ''), role: String(form.get('role') ?? '') };
  const wrong = accountErrors(error, locale);
  if (wrong?.email) return peopleAnswer({ emailError: wrong.email, typed }, 422);
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'not-found') return peopleAnswer({ problem: t('gone') }, 404);
  if (error.code !== 'conflict') throw error;
  const isInvitation = form.get('intent') === 'invite';
  if (isInvitation) return peopleAnswer({ emailError: t('invite.taken'), typed }, 409);
  return peopleAnswer({ problem: t('lastOwner') }, 409);
}

function peopleAnswer(given: Partial<PeopleAnswer>, status = 200) {
  const nothing = { link: null, emailError: null, problem: null, typed: { email: '', role: '' } };
  return data<PeopleAnswer>({ ...nothing, ...given }, { status, headers: privateHeaders() });
}

function readPersonId(form: FormData): string {
  return String(form.get('id') ?? '');
}
