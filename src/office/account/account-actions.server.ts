import { data } from 'react-router';
import { renderSVG } from 'uqr';
import {
  beginSecondFactor,
  changeOwnPassword,
  chooseOwnLanguage,
  chooseOwnMail,
  confirmSecondFactor,
  endOtherSessions,
  endSecondFactor,
  endSession,
  renameSelf,
  renewBackupCodes,
} from '#src/domain/auth/index.server.ts';
import { asLocale } from '#src/lib/locales.ts';
import { authRequestOf } from '#src/office/access/auth-request.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { checkRepeat, homeRedirect, rememberedPath } from '#src/office/sign-in/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import {
  type AccountAct,
  accountAnswer,
  accountWords,
  done,
  notConfirmed,
  refusedField,
  typed,
  unlessGone,
  withPassword,
} from './account-answers.server.ts';
import { passkeyActions } from './passkey-actions.server.ts';

/** Handles the forms of the account page, by their `intent`. */
export const accountActions: Readonly<Record<string, AccountAct>> = {
  async rename(args, form) {
    try {
      await renameSelf(args.context.get(ctxContext), { name: typed(form, 'name') });
    } catch (error) {
      return refusedField(args, error, { form: 'rename', field: 'name' });
    }
    return done('done.name');
  },

  async language(args, form) {
    const locale = asLocale(typed(form, 'language'));
    if (locale === null) throw data(null, { status: 400 });
    await chooseOwnLanguage(args.context.get(ctxContext), { locale });
    return done('done.language');
  },

  async mail(args, form) {
    const mailsAssigned = form.get('assigned') === 'on';
    await chooseOwnMail(args.context.get(ctxContext), { mailsAssigned });
    return done('done.mail');
  },

  async password(args, form) {
    const unlike = checkRepeat(form, { of: 'next', locale: args.context.get(ctxContext).locale });
    if (unlike !== null)
      return accountAnswer({ problem: { form: 'password', field: 'repeat', text: unlike } }, 422);
    try {
      const result = await changeOwnPassword(args.context.get(ctxContext), {
        request: authRequestOf(args),
        current: typed(form, 'current'),
        next: typed(form, 'next'),
      });
      if (result.kind !== 'done')
        return notConfirmed(args, result, { form: 'password', field: 'current' });
      return done('done.password', result.done.cookies);
    } catch (error) {
      return refusedField(args, error, { form: 'password', field: 'next' });
    }
  },

  async 'factor-begin'(args, form) {
    const result = await beginSecondFactor(args.context.get(ctxContext), withPassword(args, form));
    if (result.kind !== 'done')
      return notConfirmed(args, result, { form: 'factor-begin', field: 'password' });
    const { uri, backupCodes } = result.done;
    const key = new URL(uri).searchParams.get('secret');
    return accountAnswer({ secret: { qr: renderSVG(uri), key, backupCodes } });
  },

  async 'factor-confirm'(args, form) {
    const request = authRequestOf(args);
    const code = typed(form, 'code');
    const cookies = await confirmSecondFactor(args.context.get(ctxContext), { request, code });
    // Somebody who was redirected here continues to the page they wanted.
    const { lacksFactor } = args.context.get(staffContext);
    if (cookies && lacksFactor) {
      const wanted = rememberedPath(request) ?? adminHrefs.index();
      return homeRedirect(args, cookies, wanted);
    }
    if (cookies) return done('done.factor-on', cookies);
    const text = accountWords(args)('factor.again');
    return accountAnswer({ problem: { form: 'factor-confirm', field: 'code', text } }, 422);
  },

  async 'factor-end'(args, form) {
    const result = await endSecondFactor(args.context.get(ctxContext), withPassword(args, form));
    if (result.kind !== 'done')
      return notConfirmed(args, result, { form: 'factor', field: 'password' });
    return done('done.factor-off', result.done.cookies);
  },

  async 'factor-codes'(args, form) {
    const result = await renewBackupCodes(args.context.get(ctxContext), withPassword(args, form));
    if (result.kind !== 'done')
      return notConfirmed(args, result, { form: 'factor', field: 'password' });
    return accountAnswer({ secret: { qr: null, key: null, ...result.done } });
  },

  async 'end-session'(args, form) {
    // A session that ended by itself meanwhile is fine too.
    await endSession(args.context.get(ctxContext), { id: typed(form, 'id') }).catch(unlessGone);
    return done('done.session');
  },

  async 'end-others'({ context }) {
    await endOtherSessions(context.get(ctxContext), { session: context.get(staffContext) });
    return done('done.sessions');
  },

  ...passkeyActions,
};
