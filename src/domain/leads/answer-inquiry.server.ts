import { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';
import { type DomainError, notFound, refuseField } from '#src/domain/errors.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { readLocale } from '#src/lib/locales.ts';
import { changeDesk, type Desk, type DeskChange, type DeskInput } from './desk.server.ts';
import { callOutcomes } from './lead-stages.ts';
import { listPersonInquiries } from './person.server.ts';
import { why } from './refusals.ts';
import { stageChange } from './set-stage.server.ts';

const words = z.string().trim().max(4000);

const noteInput = z.object({ text: words.min(1, why('leads.write-something').reason) });

/** Adds a note that only staff see. Requires leads.write. @throws {DomainError} not-found */
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
 * Records a call. A customer who was reached, or got a voicemail, no longer waits. Requires leads.write.
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

/**
 * Records one call about several inquiries of a person, in one transaction. Requires leads.write.
 * @throws {DomainError} not-found, also without an inquiry; invalid
 */
export async function logCallAbout(
  ctx: Ctx,
  { ids, outcome }: { ids: readonly string[]; outcome: string },
): Promise<void> {
  if (ids.length === 0) throw notFound(why('leads.missing'));
  await ctx.db.transaction(async (tx) => {
    // In one order, so that two calls about the same inquiries cannot wait for each other.
    for (const id of ids.toSorted()) await logCall({ ...ctx, db: tx }, { id, outcome });
  });
}

/** Records a text message sent from a phone. Requires leads.write. @throws {DomainError} not-found */
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
 * Replies by mail in the customer's language; a new lead becomes "contacted" if mail leaves the shop. Requires
 * leads.write.
 * @throws {DomainError} not-found, invalid, or conflict if somebody else was faster
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
      locale: readLocale(own.locale),
      data: { subject, text, leadNumber: own.number },
    });
    return {
      // Also if nothing changes: two answers to one question are one too many.
      change: { ...(ctx.sendsMail && answered(ctx, desk)), assigneeId: desk.assigneeId },
      event: { kind: 'reply', text, detail: { subject, to: own.contact }, mailId },
      audit: 'leads.reply',
    };
  });
}

/** A new lead is contacted now and no longer waits. */
function answered(ctx: Ctx, desk: Desk): DeskChange {
  return desk.stage === 'new' ? stageChange(ctx, { desk, stage: 'contacted' }) : {};
}

function notTheirs(): DomainError {
  return refuseField('invalid', 'to', why('leads.not-their-address'));
}
