import type { Ctx } from '#src/domain/context.ts';
import { signFormToken } from './form-token.server.ts';

/** One serving of a form. `formId`: sending it twice counts once. `token`: when it was served. */
export type FormServing = { formId: string; token: string };

export const formTokenPurpose = 'form-token';

/** For the loader of a page with a form; `form` is the name that its action passes to `receiveForm`. */
export function serveForm(ctx: Ctx, form: string, formId = ctx.ids.uuid()): FormServing {
  const atMs = ctx.clock.now().epochMilliseconds;
  return { formId, token: signFormToken(ctx.keyFor(formTokenPurpose), { form, formId, atMs }) };
}
