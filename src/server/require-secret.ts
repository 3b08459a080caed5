import { opensSealedResumes } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/**
 * Refuses to start with a secret other than the one resumes were sealed with: they could not be opened, and new ones
 * would be sealed with the other secret. @throws {StartError}
 */
export async function requireSameSecret(ctx: Ctx, env: Pick<Env, 'SECRET_IS_NEW'>): Promise<void> {
  if (env.SECRET_IS_NEW || (await opensSealedResumes(ctx))) return;
  throw new StartError(
    'The secret is not the one that the resumes in this shop were sealed with: put the file "secret" of the data folder back from a backup, or set SECRET to what it was; if it is lost for good, SECRET_IS_NEW=yes starts without them.',
  );
}
