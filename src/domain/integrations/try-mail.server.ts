import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { createRequestLimit } from '#src/domain/requests/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { MailTrial } from './ports.ts';
import { why } from './refusals.ts';
import { resolveMailAccess, type TypedMail } from './save-mail.server.ts';

/** Nobody finds out through this form which machines of a network answer at which ports. */
const rule = { name: 'mail-tests', requests: 10, seconds: 600 };

/**
 * Sends a test to the person who asks, with what is typed or, if the environment sets the server, with that. Requires
 * integrations.manage.
 * @throws {DomainError} invalid like saving, rate-limited after ten in ten minutes
 */
export async function tryMailServer(
  ctx: Ctx,
  typed: TypedMail,
  words: { subject: string; text: string },
): Promise<MailTrial> {
  requireScope(ctx.actor, 'integrations.manage');
  const { fromEnvironment, tryOut } = ctx.mailSetup;
  const access = fromEnvironment.server === null ? await resolveMailAccess(ctx, typed) : null;
  const { isRefused, resetSeconds } = await createRequestLimit(rule, ctx).take('shop');
  if (isRefused) {
    const minutes = Math.ceil(resetSeconds / 60);
    throw new DomainError('rate-limited', why('integrations.too-many-tests', { minutes }));
  }
  const shop = await getShopSettings(ctx);
  const address = fromEnvironment.sender ?? (access?.fromAddress || shop.email);
  const from = { name: access?.fromName || shop.name, address };
  return tryOut(access, { ...words, from, to: ctx.actor.kind === 'staff' ? ctx.actor.email : '' });
}
