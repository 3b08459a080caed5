import { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';
import { type DomainError, refuseField } from '#src/domain/errors.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { changeDesk, type Desk, type DeskChange, type DeskInput } from './desk.server.ts';
import { callOutcomes } from './lead-stages.ts';
import { listPersonInquiries } from './person.server.ts';
import { why } from './refusals.ts';
import { stageChange } from './set-stage.server.ts';

const words = z.string().trim().max(4000);

const noteInput = z.object({ text: words.min(1, why('leads.write-something').reason) });

/** Adds to the history what only the shop reads. Scope leads.write. @throws {DomainError} not-found */
export async function addNote(ctx: Ctx, input: DeskInput & { text: string }): Promise<void> {
  const { text } = parseInput(noteInput, input);
  await changeDesk(ctx, { id: input.id }, async () => ({
    event: { kind: 'note', text },
    audit: 'leads.note',
  }));
}

const callInput = z.object({
  outcome: z.enum(callOutcomes, why('leads.call-outcome').reason),
  text: words.default(''),
});

/**
 * Notes a call. Who was reached, or has a message to listen to, no longer waits. Scope leads.write.
 * @throws {DomainError} not-found, invalid
 */
export async function logCall(
  ctx: Ctx,
  input: DeskInput & { outcome: string; text?: string | undefined },
): Promise<void> {
  const { outcome, text } = parseInput(callInput, input);
  await changeDesk(ctx, { id: input.id }, async (desk) => ({
    change: outcome === 'no-answer' ? {} : answered(ctx, desk),
    event: { kind: 'call', text, detail: { outcome } },
    audit: 'leads.call',
  }));
}

/** Notes a text message that went out from a phone. Scope leads.write. @throws {DomainError} not-found */
export async function logText(ctx: Ctx, input: DeskInput & { text: string }): Promise<void> {
  const { text } = parseInput(noteInput, input);
  await changeDesk(ctx, { id: input.id }, async (desk) => ({
    change: answered(ctx, desk),
    event: { kind: 'text', text },
    audit: 'leads.text',
  }));
}

const replyInput = z.object({
  to: z.email(why('leads.reply-to').reason),
  subject: z.string().trim().min(1, why('leads.no-subject').reason).max(200),
  text: z.string().trim().min(1, why('leads.write-something').reason).max(8000),
});

export type ReplyInput = DeskInput & z.input<typeof replyInput>;

/**
 * Answers by mail, in the language of who asked; a new lead is contacted by it where mail leaves the
 * shop. Scope leads.write.
 * @throws {DomainError} not-found, invalid, or conflict when somebody else was quicker
 */
export async function replyByMail(ctx: Ctx, input: ReplyInput): Promise<void> {
  const { to, subject, text } = parseInput(replyInput, input);
  await changeDesk(ctx, input, async (desk, inside) => {
    const person = await listPersonInquiries(inside, desk.id);
    const own = person.find(({ contact }) => contact.toLowerCase() === to.toLowerCase());
    if (!own) throw notTheirs();
    const { email } = await getShopSettings(inside);
    const mailId = await queueMail(inside, {
      letter: 'lead-reply',
      to: own.contact,
      replyTo: email,
      locale: own.locale === 'es' ? 'es' : 'en',
      data: { subject, text, leadNumber: own.number },
    });
    return {
      // Also where nothing changes: two answers to one question are one too many.
      change: { ...(ctx.sendsMail && answered(ctx, desk)), assigneeId: desk.assigneeId },
      event: { kind: 'reply', text, detail: { subject, to: own.contact }, mailId },
      audit: 'leads.reply',
    };
  });
}

/** Who was new is contacted now, and waits no longer. */
function answered(ctx: Ctx, desk: Desk): DeskChange {
  return desk.stage === 'new' ? stageChange(ctx, { desk, stage: 'contacted' }) : {};
}

function notTheirs(): DomainError {
  return refuseField('invalid', 'to', why('leads.not-their-address'));
}
