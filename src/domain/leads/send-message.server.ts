import { buildPhotos } from '#src/db/schema/build-photos.ts';
import { leads } from '#src/db/schema/leads.ts';
import { type Origin, originSchema } from '#src/domain/traffic-sources/index.ts';
import type { Ctx, Locale } from '../context.ts';
import { submissionKey } from '../submission-key.server.ts';
import { confirmMessage, notifyShop } from './announce-lead.server.ts';
import { normalizeContact } from './contact.ts';
import { type StoredPhoto, storePhoto } from './message-photo.server.ts';
import { type MessageInput, messageSchema } from './message-schema.ts';
import { asSpam } from './set-stage.server.ts';

/**
 * Stores a message of the contact page as a lead, with its photo, tells the shop, and confirms it by
 * mail where there is an address. The same form sent twice is one lead. What a program filled in
 * (`isSpam`) is kept apart, and nobody hears of it.
 * @throws {ZodError} when the input breaks a rule of the form; forms check it first.
 * @throws {DomainError} `invalid`, with the path `photo`, when the file is no photo
 */
export async function sendMessage(
  ctx: Ctx,
  input: { locale: Locale; values: MessageInput; origin?: Origin; isSpam?: boolean },
): Promise<void> {
  const {
    formId,
    message,
    photo: file,
    ...values
  } = messageSchema(input.locale).parse(input.values);
  const photo = file ? await storePhoto(ctx, file) : null;
  const row = {
    ...values,
    id: ctx.ids.uuid(),
    kind: 'message' as const,
    formId: submissionKey(formId, { ...values, message, ...(photo && { photo: photo.sha256 }) }),
    note: message,
    ...normalizeContact(values.contact),
    locale: input.locale,
    ...(input.origin && originSchema.parse(input.origin)),
    ...(input.isSpam && asSpam(ctx)),
  };
  const isNew = await writeMessage(ctx, row, { photo, locale: input.locale });
  if (!isNew && photo) await ctx.files.delete(photo.key);
}

/** All of it or nothing; false when this very form was received before, of which the shop knows. */
function writeMessage(
  ctx: Ctx,
  row: typeof leads.$inferInsert,
  { photo, locale }: { photo: StoredPhoto | null; locale: Locale },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [written] = await tx
      .insert(leads)
      .values(row)
      .onConflictDoNothing({ target: leads.formId })
      .returning();
    if (!written) return false;
    const { id, name, note } = written;
    if (photo) await tx.insert(buildPhotos).values({ ...photo, leadId: id });
    if (written.stage === 'spam') return true;
    const inside = { ...ctx, db: tx };
    await notifyShop(inside, { id, name, note, kind: 'message', truck: null });
    const sent = { ...written, message: note };
    await confirmMessage(inside, sent, { locale, hasPhoto: photo !== null });
    return true;
  });
}
