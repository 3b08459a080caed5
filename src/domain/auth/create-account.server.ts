import { authAccounts, authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { newAccountSchema } from './account-schemas.ts';

/**
 * Writes an account with its password, in the caller's transaction. Who may make one is the business
 * of the verbs that call this. @throws {ZodError} with keys of our texts as messages
 */
export async function insertAccount(ctx: Ctx, input: unknown): Promise<{ id: string }> {
  const { password, ...person } = newAccountSchema.parse(input);
  const id = ctx.ids.uuid();
  const passwordHash = await hashPassword(password);
  await ctx.db.insert(authUsers).values({ id, ...person, emailVerified: true });
  await ctx.db.insert(authAccounts).values({
    id: ctx.ids.uuid(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: passwordHash,
  });
  return { id };
}

/** scrypt, as the library does it. */
export async function hashPassword(password: string): Promise<string> {
  const crypto = await import('better-auth/crypto');
  return crypto.hashPassword(password);
}
