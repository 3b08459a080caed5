import { leads } from '#src/db/schema/leads.ts';
import { type Origin, originSchema } from '#src/domain/sources/index.ts';
import type { Ctx, Locale } from '../context.ts';
import { submissionKey } from '../submission-key.server.ts';
import { tellShop } from './announce-lead.server.ts';
import { normalizeContact } from './contact.ts';
import { type MessageInput, messageSchema } from './message-schema.ts';

/**
 * Stores a message of the contact page as a lead and tells the shop. The same form sent twice is one lead.
 * @throws {ZodError} when the input breaks a rule of the form; forms check it first.
 */
export async function sendMessage(
  ctx: Ctx,
  input: { locale: Locale; values: MessageInput; origin?: Origin },
): Promise<void> {
  const { formId, message, ...values } = messageSchema(input.locale).parse(input.values);
  await ctx.db.transaction(async (tx) => {
    const [written] = await tx
      .insert(leads)
      .values({
        ...values,
        id: ctx.ids.uuid(),
        kind: 'message',
        formId: submissionKey(formId, { ...values, message }),
        note: message,
        ...normalizeContact(values.contact),
        locale: input.locale,
        ...(input.origin && originSchema.parse(input.origin)),
      })
      .onConflictDoNothing({ target: leads.formId })
      .returning({ id: leads.id, name: leads.name, note: leads.note });
    // Sent before: the shop knows.
    if (!written) return;
    await tellShop({ ...ctx, db: tx }, { ...written, kind: 'message', truck: null });
  });
}
