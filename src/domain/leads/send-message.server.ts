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
 * Stores a message of the contact page as a lead, with its photo, notifies the shop, and confirms it by mail if there
 * is an email address. The same form sent twice is one lead. A message filled in by a program (`isSpam`) is kept
 * apart, and nobody is notified.
 * @throws {ZodError} if the input breaks a rule of the form, which the form checks first.
 * @throws {DomainError} `invalid`, with the path `photo`, if the file is not a photo
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

/** Writes all or nothing; false if this very form was received before, in which case the shop was already notified. */
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
