import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
} from '#src/domain/auth/index.server.ts';
import { authRequestOf } from '#src/office/access/auth-request.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import {
  type AccountAct,
  type AccountArgs,
  accountAnswer,
  accountWords,
  done,
  notConfirmed,
  refusedField,
  typed,
  unlessGone,
  withPassword,
} from './account-answers.server.ts';
import { nameDevice } from './name-device.ts';

/** Handles the forms about passkeys, by their `intent`. */
export const passkeyActions: Readonly<Record<string, AccountAct>> = {
  async 'passkey-begin'(args, form) {
    const place = { form: 'passkey-begin', field: 'password' };
    const result = await beginPasskey(args.context.get(ctxContext), withPassword(args, form));
    if (result.kind !== 'done') return notConfirmed(args, result, place);
    if (result.done !== null) return accountAnswer({ offer: result.done });
    const text = accountWords(args)('passkeys.nowhere');
    return accountAnswer({ problem: { ...place, text } }, 422);
  },

  async 'passkey-add'(args, form) {
    const answer = typed(form, 'answer');
    const added = await addPasskey(args.context.get(ctxContext), {
      request: authRequestOf(args),
      answer,
      name: nameOf(args, answer),
    });
    if (added === 'added') return done('done.passkey-added');
    const text = accountWords(args)(`passkeys.${added}`);
    return accountAnswer({ problem: { form: 'passkey-begin', field: 'password', text } }, 422);
  },

  async 'passkey-rename'(args, form) {
    const renaming = { id: typed(form, 'id'), name: typed(form, 'name') };
    try {
      await renamePasskey(args.context.get(ctxContext), renaming).catch(unlessGone);
    } catch (error) {
      return refusedField(args, error, { form: 'passkey-rename', field: 'name' });
    }
    return done('done.passkey-renamed');
  },

  async 'passkey-remove'(args, form) {
    const removing = { ...withPassword(args, form), id: typed(form, 'id') };
    const result = await removePasskey(args.context.get(ctxContext), removing).catch(unlessGone);
    if (!result || result.kind === 'done') return done('done.passkey-removed');
    return notConfirmed(args, result, { form: 'passkey-remove', field: 'password' });
  },
};

/** A passkey of the device at hand is named for it; where one of another device was made, nobody tells us which. */
function nameOf(args: AccountArgs, answer: string): string {
  const t = accountWords(args);
  if (/"authenticatorAttachment":"cross-platform"/.test(answer)) return t('passkeys.otherDevice');
  const device = nameDevice(authRequestOf(args).userAgent);
  return device ? t('sessions.on', device) : t('passkeys.unnamed');
}
