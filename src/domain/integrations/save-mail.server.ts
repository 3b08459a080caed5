import { eq } from 'drizzle-orm';
import { integrationSettings } from '#src/db/schema/integrations.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { isSameAccount, isThisMachine, type MailServer, mailServerSchema } from './mail-server.ts';
import type { MailAccess } from './ports.ts';
import { passwordPlace, readStoredMail } from './read-mail.server.ts';
import { why } from './refusals.ts';
import { sealSecret } from './seal-secret.server.ts';

/** What was typed; an empty password means the stored one. */
export type TypedMail = { server: unknown; password: string };

/**
 * How to reach the server as typed. Requires integrations.manage.
 * @throws {DomainError} invalid, with an issue for each wrong field; a stored password is never sent to another server
 */
export async function resolveMailAccess(ctx: Ctx, typed: TypedMail): Promise<MailAccess> {
  requireScope(ctx.actor, 'integrations.manage');
  const server = parseInput(mailServerSchema, typed.server);
  await requireSender(ctx, server);
  if (server.user === '') return { ...server, password: '' };
  if (server.security === 'none' && !isThisMachine(server.host)) {
    throw refuseField('invalid', 'security', why('integrations.password-open'));
  }
  if (typed.password !== '') return { ...server, password: typed.password };
  const stored = await readStoredMail(ctx);
  if (!stored?.password) {
    throw refuseField('invalid', 'password', why('integrations.password-needed'));
  }
  if (!isSameAccount(stored.server, server)) {
    throw refuseField('invalid', 'password', why('integrations.password-again'));
  }
  return { ...server, password: stored.password };
}

/** Letters without a sender are taken for spam, or refused. */
async function requireSender(ctx: Ctx, { fromAddress }: MailServer): Promise<void> {
  if (fromAddress !== '' || ctx.mailSetup.fromEnvironment.sender !== null) return;
  const { email } = await getShopSettings(ctx);
  if (email === '') throw refuseField('invalid', 'fromAddress', why('integrations.sender-needed'));
}

/**
 * Stores the mail server, its password sealed. Requires integrations.manage.
 * @throws {DomainError} invalid, with an issue for each wrong field; conflict if SMTP_URL is set
 */
export async function saveMailServer(ctx: Ctx, typed: TypedMail): Promise<void> {
  const { password, ...record } = await resolveMailAccess(ctx, typed);
  refuseIfFixed(ctx);
  const secrets: Record<string, ReturnType<typeof sealSecret>> = {};
  if (password !== '') {
    secrets.password = await keepOrSeal(ctx, { password, isTyped: typed.password !== '' });
  }
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db
    .insert(integrationSettings)
    .values({ name: 'mail', record, secrets, updatedAt })
    .onConflictDoUpdate({ target: integrationSettings.name, set: { record, secrets, updatedAt } });
  await note(ctx, 'integrations.save');
}

/** Removes the mail server and its password. Requires integrations.manage. */
export async function removeMailServer(ctx: Ctx): Promise<void> {
  requireScope(ctx.actor, 'integrations.manage');
  refuseIfFixed(ctx);
  await ctx.db.delete(integrationSettings).where(eq(integrationSettings.name, 'mail'));
  await note(ctx, 'integrations.remove');
}

/** Only a typed password gets a new date. */
async function keepOrSeal(ctx: Ctx, { password, isTyped }: { password: string; isTyped: boolean }) {
  const stored = isTyped ? null : await readStoredMail(ctx);
  return stored?.sealed ?? sealSecret(ctx, { place: passwordPlace, secret: password });
}

function refuseIfFixed({ mailSetup }: Ctx): void {
  if (mailSetup.fromEnvironment.server === null) return;
  throw new DomainError('conflict', why('integrations.from-environment'));
}

async function note(ctx: Ctx, action: string): Promise<void> {
  await recordAudit(ctx, { action, subject: { kind: 'integration', id: 'mail', name: 'SMTP' } });
}
