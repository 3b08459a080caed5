import { and, eq, isNull, ne } from 'drizzle-orm';
import { authUsers } from '#src/db/schema/auth.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { createRequestLimit } from '#src/domain/requests/index.server.ts';
import { authLibrary, libraryHeaders } from './auth-library.server.ts';
import type { AuthRequest } from './auth-request.ts';

/** One mail to each owner is enough, however often the button is pressed. */
const rule = { name: 'factor-help', requests: 1, seconds: 3600 };

/** `over`: signing in starts again. `alone`: there is no owner besides them. */
export type AskedOwners = 'asked' | 'over' | 'alone';

/**
 * For somebody who has typed the right password and has neither the app with the codes nor a backup code: mails the
 * owners, who can remove the second factor, at most once in an hour.
 */
export async function askOwners(ctx: Ctx, request: AuthRequest): Promise<AskedOwners> {
  const library = await authLibrary(ctx, request);
  const waiting = await library.api.readWaiting({ headers: libraryHeaders(request) });
  const now = ctx.clock.now().epochMilliseconds;
  if (waiting === null || waiting.until.getTime() <= now) return 'over';
  const { userId } = waiting;
  const { id, email, locale, role, disabledAt } = authUsers;
  const [person] = await ctx.db
    .select({ name: authUsers.name, email })
    .from(authUsers)
    .where(and(eq(id, userId), isNull(disabledAt)));
  if (!person) return 'over';
  const owners = await ctx.db
    .select({ email, locale })
    .from(authUsers)
    .where(and(eq(role, 'owner'), ne(id, userId), isNull(disabledAt)));
  if (owners.length === 0) return 'alone';
  if ((await createRequestLimit(rule, ctx).take(userId)).isRefused) return 'asked';
  const data = { ...person, peopleUrl: `${ctx.origin}/admin/people` };
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const subject = { kind: 'person', id: userId, name: person.name };
    await recordAudit(inside, { action: 'auth.ask-owners', subject });
    for (const owner of owners) {
      const { email: to } = owner;
      await queueMail(inside, { letter: 'account-factor-help', to, locale: owner.locale, data });
    }
  });
  return 'asked';
}
