import { eq } from 'drizzle-orm';
import { reviews } from '#src/db/schema/reviews.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { inEach } from '#src/lib/locales.ts';
import { closeInvitation, findInvitation, requireOpen } from './invitations.server.ts';
import type { ReviewFormValues } from './review-form.ts';
import { reviewSchema } from './schemas.ts';

type Written = { token: string; locale: Locale; values: ReviewFormValues };

/**
 * Stores a customer's review: one per invitation, however often the form is sent. It is not shown until somebody at
 * the shop has read it; its text is never changed.
 * @throws {DomainError} 'not-found', 'gone' or 'conflict' for a link that is no longer valid
 */
export async function writeReview(ctx: Ctx, { token, locale, values }: Written): Promise<void> {
  const { formId, stars, text, name, city } = values;
  const { timeZone } = await getShopSettings(ctx);
  const date = ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const invitation = await findInvitation(inner, token, { lock: true });
    const [same] = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, formId));
    if (same) return;
    const { id } = requireOpen(inner, invitation);
    const record = reviewSchema.parse({
      id: formId,
      stars: Number(stars),
      name,
      city,
      date,
      originalLanguage: locale,
      text: inEach(() => text),
      buildSlug: null,
      reply: null,
      collectedBy: 'signed link after the job',
    });
    await tx.insert(reviews).values({
      id: record.id,
      stars: record.stars,
      writtenOn: date,
      record,
      state: 'pending',
      mayPublish: values.publish === 'on',
      mayShowPhotos: values.photos === 'on',
    });
    await closeInvitation(inner, id);
  });
}
