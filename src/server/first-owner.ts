import { createFirstOwner, hasAccounts } from '#src/domain/auth/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/**
 * While nobody can sign in, makes the owner that the environment names.
 * @throws {StartError} for one of the two variables without the other, or a password that will not do
 */
export async function openFirstDoor(ctx: Ctx, env: Env): Promise<void> {
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = env;
  if (await hasAccounts(ctx)) return;
  if (!email && !password) return;
  if (!email || !password) {
    throw new StartError('OWNER_EMAIL and OWNER_PASSWORD go together: set both, or neither.');
  }
  await createFirstOwner(ctx, { name: 'Owner', email, password });
}
