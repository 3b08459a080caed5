import { ZodError } from 'zod';
import { createFirstOwner, createSetupLink, hasAccounts } from '#src/domain/auth/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/**
 * If nobody can sign in yet, creates the owner that the environment names, or else a one-time link with which the
 * first person creates the account. Returns the link's path, or null if it is not needed.
 * @throws {StartError} if only one of the two variables is set, or if the password is too weak
 */
export async function openFirstDoor(ctx: Ctx, env: Env): Promise<string | null> {
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = env;
  if (await hasAccounts(ctx)) return null;
  if (!email && !password) return `/setup/${await createSetupLink(ctx)}`;
  if (!email || !password) {
    throw new StartError('OWNER_EMAIL and OWNER_PASSWORD go together: set both, or neither.');
  }
  await createFirstOwner(ctx, { name: 'Owner', email, password }).catch(refuseWeak);
  return null;
}

function refuseWeak(error: unknown): never {
  if (!(error instanceof ZodError)) throw error;
  throw new StartError(
    'OWNER_PASSWORD is too easy to guess: use at least 12 characters, neither a common password nor the address.',
  );
}
