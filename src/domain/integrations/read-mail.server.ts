import { eq } from 'drizzle-orm';
import { integrationSettings } from '#src/db/schema/integrations.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type MailServer, mailServerSchema } from './mail-server.ts';
import type { MailAccess } from './ports.ts';
import { openSecret } from './seal-secret.server.ts';

/** Where the password is sealed for. */
export const passwordPlace = 'mail.password';

/** What the office shows of a password. */
export type PasswordState =
  | { kind: 'none' }
  /** `ending` is empty for a short one. */
  | { kind: 'set'; ending: string; setAt: string }
  /** Sealed with another SECRET: it has to be typed again. */
  | { kind: 'lost' };

export async function readStoredMail({ db, keyFor }: Pick<Ctx, 'db' | 'keyFor'>) {
  const { name, record, secrets } = integrationSettings;
  const [row] = await db
    .select({ record, secrets })
    .from(integrationSettings)
    .where(eq(name, 'mail'));
  if (!row) return null;
  const sealed = row.secrets.password ?? null;
  return {
    server: mailServerSchema.parse(row.record),
    sealed,
    password: sealed && openSecret({ keyFor }, passwordPlace, sealed),
  };
}

/** How to reach the server that the office set up; null if there is none, or its password cannot be opened. */
export async function readMailAccess(ctx: Pick<Ctx, 'db' | 'keyFor'>): Promise<MailAccess | null> {
  const stored = await readStoredMail(ctx);
  if (!stored || (stored.sealed && stored.password === null)) return null;
  return { ...stored.server, password: stored.password ?? '' };
}

/** The mail server for its page, never with the password. Requires integrations.manage. */
export async function readMailSettings(
  ctx: Ctx,
): Promise<{ server: MailServer | null; password: PasswordState }> {
  requireScope(ctx.actor, 'integrations.manage');
  const stored = await readStoredMail(ctx);
  if (!stored?.sealed) return { server: stored?.server ?? null, password: { kind: 'none' } };
  const { server, sealed, password } = stored;
  if (password === null) return { server, password: { kind: 'lost' } };
  return { server, password: { kind: 'set', ending: sealed.ending, setAt: sealed.setAt } };
}
