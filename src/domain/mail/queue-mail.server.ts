import { z } from 'zod';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx, Locale } from '../context.ts';
import { type LetterData, type LetterName, letterSchemas } from './letters.ts';

export type MailOrder<Name extends LetterName> = {
  letter: Name;
  data: LetterData<Name>;
  to: string;
  locale: Locale;
  replyTo?: string;
};

// A name in front of the address, several addresses or a line break would be more than one receiver; the length is RFC 5321's.
const address = z.email().max(254);

/**
 * Puts a letter into the outbox and queues its sending, both in the transaction of `ctx.db`: what is
 * rolled back is never mailed, and what is committed is. Returns its id in the outbox.
 * @throws {ZodError} for an address that is none, or data that the letter does not tell of
 */
export async function queueMail<Name extends LetterName>(
  ctx: Ctx,
  { letter, data, to, locale, replyTo }: MailOrder<Name>,
): Promise<string> {
  const id = ctx.ids.uuid();
  await ctx.db.insert(mailMessages).values({
    id,
    letter,
    locale,
    data: letterSchemas[letter].parse(data),
    recipient: address.parse(to),
    replyTo: replyTo === undefined ? null : address.parse(replyTo),
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
  });
  await ctx.jobs.enqueue(ctx.db, { name: 'send-mail', data: { mailId: id } });
  return id;
}
