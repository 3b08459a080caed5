import { and, eq } from 'drizzle-orm';
import { mailMessages } from '#src/db/schema/mail.ts';
import { readLocale } from '#src/lib/locales.ts';
import type { Ctx } from '../context.ts';
import { requireSystem } from '../require-system.ts';
import type { MailMessage, MailTransport, RenderedLetter, RenderLetter } from './ports.ts';

export type Delivery = {
  mailId: string;
  transport: MailTransport;
  render: RenderLetter;
  from: MailMessage['from'];
  /** Reply-To for letters without their own; not set in letters to the shop itself. */
  shopAddress: string;
  /** A failure now is final, and the message is shown as failed. */
  isLastTry: boolean;
};

type MailRow = typeof mailMessages.$inferSelect;

/**
 * Sends one message of the outbox. A message that was sent is skipped, so a job that runs twice sends once; after a
 * crash between sending and recording, the same `Message-ID` goes out again.
 * @throws what the transport throws, after recording it, so that the queue tries again
 */
export async function deliverMail(ctx: Ctx, delivery: Delivery): Promise<void> {
  requireSystem(ctx.actor);
  const [row] = await ctx.db
    .select()
    .from(mailMessages)
    .where(and(eq(mailMessages.id, delivery.mailId), eq(mailMessages.state, 'queued')));
  // Erased meanwhile, or sent by an earlier try.
  if (!row) return;
  try {
    const written = await delivery.render(requestOf(row));
    const message = toMailMessage(row, written, delivery);
    await delivery.transport.send(message);
    await noteEnd(ctx, row, { state: delivery.transport.outcome, message });
  } catch (error) {
    await noteFailure(ctx, row, { error, isLastTry: delivery.isLastTry });
    throw error;
  }
}

function requestOf({ letter, data, locale }: MailRow) {
  return { letter, data, locale: readLocale(locale) };
}

function toMailMessage(
  row: MailRow,
  letter: RenderedLetter,
  { from, shopAddress }: Pick<Delivery, 'from' | 'shopAddress'>,
): MailMessage {
  const usual = shopAddress === '' || row.recipient === shopAddress ? null : shopAddress;
  const host = from.address.split('@')[1] ?? 'localhost';
  return {
    messageId: `<${row.id}@${host}>`,
    to: row.recipient,
    from,
    replyTo: row.replyTo ?? usual,
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    html: letter.html,
    text: letter.text,
    headers: letter.headers ?? {},
  };
}

type End = { state: 'sent' | 'kept'; message: MailMessage };

async function noteEnd(ctx: Ctx, row: MailRow, { state, message }: End): Promise<void> {
  await ctx.db
    .update(mailMessages)
    .set({
      state,
      subject: message.subject,
      html: message.html,
      plain: message.text,
      replyTo: message.replyTo,
      attempts: row.attempts + 1,
      lastError: null,
      endedAt: nowOf(ctx),
    })
    .where(eq(mailMessages.id, row.id));
}

type Failure = { error: unknown; isLastTry: boolean };

async function noteFailure(ctx: Ctx, row: MailRow, { error, isLastTry }: Failure): Promise<void> {
  const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
  const ended = isLastTry ? { state: 'failed' as const, endedAt: nowOf(ctx) } : {};
  await ctx.db
    .update(mailMessages)
    .set({ attempts: row.attempts + 1, lastError, ...ended })
    .where(eq(mailMessages.id, row.id));
}

function nowOf(ctx: Ctx): Date {
  return new Date(ctx.clock.now().epochMilliseconds);
}
