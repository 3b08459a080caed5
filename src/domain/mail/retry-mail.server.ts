import { and, eq, inArray } from 'drizzle-orm';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { why as whyAny } from '../refusals.ts';
import { mayHandleLetter } from './letter-access.ts';
import { why } from './refusals.ts';

/**
 * Sends a failed message again, or one from before there was a mail server, rendered anew from its data. Requires
 * letters.read, and the scope to change what the letter is about.
 * @throws {DomainError} 'conflict' for a message that is waiting or was sent, and without a mail server; 'forbidden'
 * for a letter that the person may not send
 */
export async function retryMail(ctx: Ctx, id: string): Promise<void> {
  requireScope(ctx.actor, 'letters.read');
  if (!ctx.sendsMail) throw new DomainError('conflict', why('mail.no-server'));
  await ctx.db.transaction(async (tx) => {
    const failed = await tx
      .update(mailMessages)
      .set({ state: 'queued', endedAt: null })
      .where(and(eq(mailMessages.id, id), inArray(mailMessages.state, ['failed', 'kept'])))
      .returning({ letter: mailMessages.letter });
    const [message] = failed;
    if (!message) {
      throw new DomainError('conflict', why('mail.not-failed'));
    }
    if (!mayHandleLetter(ctx.actor, message.letter, 'write')) {
      throw new DomainError('forbidden', whyAny('access.role'));
    }
    await ctx.jobs.enqueue(tx, { name: 'send-mail', data: { mailId: id } });
  });
}
