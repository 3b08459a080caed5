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

// A name in front of the address, several addresses or a line break could add recipients; the length limit is RFC
// 5321's.
const address = z.email().max(254);

/**
 * Puts a letter into the outbox and queues its delivery, both in the transaction of `ctx.db`: it is mailed if and
 * only if that commits. Returns its id in the outbox.
 * @throws {ZodError} for an invalid address, or data that does not belong to the letter
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
