import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { reviews } from '#src/db/schema/reviews.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { inEach, localeCodes } from '#src/lib/locales.ts';
import { why } from './refusals.ts';
import { hideReasons } from './review-states.ts';
import { type Review, reviewSchema } from './schemas.ts';

type Row = typeof reviews.$inferSelect;
type Change = Partial<Pick<Row, 'state' | 'hiddenReason'>> & { record?: Review };

/** Publishes it. @throws {DomainError} 'conflict' if the customer did not agree to that */
export function publishReview(ctx: Ctx, { id }: { id: string }): Promise<void> {
  return changeReview(ctx, { id, verb: 'publish' }, ({ mayPublish }) => {
    if (mayPublish) return { state: 'published', hiddenReason: '' };
    throw new DomainError('conflict', why('reviews.private'));
  });
}

const hideSchema = z.object({ reason: z.enum(hideReasons, why('reviews.hide-why').reason) });

/** Unpublishes or rejects it, for one of the allowed reasons; few stars are not among them. */
export async function hideReview(
  ctx: Ctx,
  { id, ...input }: { id: string; reason: string },
): Promise<void> {
  const { reason } = parseInput(hideSchema, input);
  await changeReview(ctx, { id, verb: 'hide', detail: { reason } }, () => ({
    state: 'hidden',
    hiddenReason: reason,
  }));
}

const longText = z.string().trim().max(3000);
const inLanguages = inEach(() => longText);
const replySchema = z.object({ author: z.string().trim().max(60), ...inLanguages });

/** Publishes the shop's reply; an empty one removes it. One language may stand for all. */
export async function replyToReview(
  ctx: Ctx,
  { id, ...input }: { id: string } & z.input<typeof replySchema>,
): Promise<void> {
  const { author, ...written } = parseInput(replySchema, input);
  const { timeZone, name } = await getShopSettings(ctx);
  const date = ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const any = localeCodes.map((locale) => written[locale]).find(Boolean);
  const text = inEach((locale) => written[locale] || (any ?? ''));
  const reply = any ? { author: author || name, date, text } : null;
  await changeReview(ctx, { id, verb: 'reply' }, (_, record) => ({ record: { ...record, reply } }));
}

const translateSchema = z.object({ text: z.object(inLanguages) });

/** Saves translations of the customer's text; the original is never changed. */
export async function translateReview(
  ctx: Ctx,
  { id, ...input }: { id: string } & z.input<typeof translateSchema>,
) {
  const { text } = parseInput(translateSchema, input);
  await changeReview(ctx, { id, verb: 'translate' }, (_, record) => {
    const own = record.text[record.originalLanguage];
    const words = inEach((locale) => text[locale] || own);
    return { record: { ...record, text: { ...words, [record.originalLanguage]: own } } };
  });
}

type Act = { id: string; verb: string; detail?: Record<string, string> };

/** One change to one review, with who made it. Requires reviews.moderate. @throws {DomainError} 'not-found' */
async function changeReview(
  ctx: Ctx,
  { id, verb, detail }: Act,
  change: (row: Row, record: Review) => Change,
): Promise<void> {
  requireScope(ctx.actor, 'reviews.moderate');
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
    if (!row) throw notFound(why('reviews.missing'));
    const record = reviewSchema.parse(row.record);
    await tx.update(reviews).set(change(row, record)).where(eq(reviews.id, id));
    const subject = { kind: 'review', id, name: record.name };
    await recordAudit({ ...ctx, db: tx }, { action: `reviews.${verb}`, subject, detail });
  });
}
