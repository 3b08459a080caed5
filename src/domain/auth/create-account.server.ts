import { authAccounts, authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type NewPerson, newAccountSchema } from './account-schemas.ts';

export type ReadyAccount = { person: NewPerson; passwordHash: string };

/**
 * Checks a new account and hashes its password, which takes a tenth of a second and is therefore no
 * part of a transaction. @throws {ZodError} whose messages on a password are keys of our texts
 */
export async function prepareAccount(input: unknown): Promise<ReadyAccount> {
  const { password, ...person } = newAccountSchema.parse(input);
  return { person, passwordHash: await hashPassword(password) };
}

/** Writes an account, in the caller's transaction. Who may make one is the caller's business. */
export async function insertAccount(ctx: Ctx, account: ReadyAccount): Promise<{ id: string }> {
  const id = ctx.ids.uuid();
  await ctx.db.insert(authUsers).values({ id, ...account.person, emailVerified: true });
  await ctx.db.insert(authAccounts).values({
    id: ctx.ids.uuid(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: account.passwordHash,
  });
  return { id };
}

/** scrypt, as the library does it. */
export async function hashPassword(password: string): Promise<string> {
  const crypto = await import('better-auth/crypto');
  return crypto.hashPassword(password);
}
