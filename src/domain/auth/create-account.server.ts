import { authAccounts, authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type NewPerson, newAccountSchema } from './account-schemas.ts';

export type ReadyAccount = { person: NewPerson; passwordHash: string };

/**
 * Validates a new account and hashes its password, which takes a tenth of a second and so is not done inside a
 * transaction. @throws {ZodError} with messages about the password that are keys of our texts
 */
export async function prepareAccount(input: unknown): Promise<ReadyAccount> {
  const { password, ...person } = newAccountSchema.parse(input);
  return { person, passwordHash: await hashPassword(password) };
}

/**
 * Inserts an account in the caller's transaction, with the language it was created in. The caller checks
 * who may create it.
 */
export async function insertAccount(ctx: Ctx, account: ReadyAccount): Promise<{ id: string }> {
  const id = ctx.ids.uuid();
  const { locale } = ctx;
  await ctx.db.insert(authUsers).values({ id, ...account.person, locale, emailVerified: true });
  await ctx.db.insert(authAccounts).values({
    id: ctx.ids.uuid(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: account.passwordHash,
  });
  return { id };
}

/** scrypt, with the library's parameters. */
export async function hashPassword(password: string): Promise<string> {
  const crypto = await import('better-auth/crypto');
  return crypto.hashPassword(password);
}
