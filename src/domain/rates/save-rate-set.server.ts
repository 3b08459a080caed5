import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { rateSets } from '#src/db/schema/rates.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { getRateSet } from './queries.server.ts';
import { why } from './refusals.ts';
import { type RateFigures, type RateSet, rateFiguresSchema } from './schemas.ts';
import { storedRates } from './stored-rates.ts';

const inputSchema = z.strictObject({
  /** The upcoming set to change; null for a new one. */
  id: z.int().nullable(),
  /** Its first day, in the shop's time zone. Today means from now on. */
  validFrom: z.iso.date(),
  figures: rateFiguresSchema,
});

export type RateSetInput = { id: number | null; validFrom: string; figures: RateFigures };

/**
 * Saves a set of rates that is valid from a given day. A set that has started is never changed, because quotes refer
 * to it. Requires settings.write.
 * @throws {DomainError} invalid with the fields; conflict if the set has started meanwhile
 */
export async function saveRateSet(ctx: Ctx, input: RateSetInput): Promise<RateSet> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const { id, validFrom, figures, moment } = await checkRateSet(inner, input);
    const values = { validFrom: moment, ...storedRates(figures), savedBy: actorName(ctx.actor) };
    const saved = id === null ? await insert(inner, values) : await replace(inner, { id, values });
    const subject = { kind: 'rates', id: saved, name: validFrom };
    await recordAudit(inner, { action: 'rates.save', subject, detail: { figures } });
    return getRateSet(inner, saved);
  });
}

/**
 * Validates a set before anything is saved. Requires settings.write.
 * @throws {DomainError} invalid with the fields
 */
export async function checkRateSet(
  ctx: Ctx,
  input: RateSetInput,
): Promise<RateSetInput & { moment: Date; isToday: boolean }> {
  requireScope(ctx.actor, 'settings.write');
  const checked = parseInput(inputSchema, input);
  const { id, validFrom } = checked;
  const moment = await beginningOf(ctx, validFrom);
  await refuseTakenMoment(ctx, { id, moment });
  return { ...checked, moment, isToday: moment.getTime() <= ctx.clock.now().epochMilliseconds };
}

type Values = Omit<typeof rateSets.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** Midnight in the shop; today means now, so that this morning's quotes keep their rates. */
async function beginningOf(ctx: Ctx, day: string): Promise<Date> {
  const { timeZone } = await getShopSettings(ctx);
  const now = ctx.clock.now();
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const wanted = Temporal.PlainDate.from(day);
  const order = Temporal.PlainDate.compare(wanted, today);
  if (order < 0) throw refuseField('invalid', 'validFrom', why('rates.day-past'));
  const instant = order === 0 ? now : wanted.toZonedDateTime(timeZone).toInstant();
  return new Date(instant.epochMilliseconds);
}

async function refuseTakenMoment(
  { db }: Ctx,
  { id, moment }: { id: number | null; moment: Date },
): Promise<void> {
  const [taken] = await db.select().from(rateSets).where(eq(rateSets.validFrom, moment));
  if (taken && taken.id !== id) {
    throw refuseField('invalid', 'validFrom', why('rates.day-taken'));
  }
}

async function insert({ db, clock }: Ctx, values: Values): Promise<number> {
  const at = new Date(clock.now().epochMilliseconds);
  const [row] = await db
    .insert(rateSets)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning();
  return row?.id ?? 0;
}

async function replace(
  { db, clock }: Ctx,
  { id, values }: { id: number; values: Values },
): Promise<number> {
  const now = new Date(clock.now().epochMilliseconds);
  const [row] = await db
    .update(rateSets)
    .set({ ...values, updatedAt: now })
    .where(and(eq(rateSets.id, id), gt(rateSets.validFrom, now)))
    .returning();
  if (row) return row.id;
  throw new DomainError('conflict', why('rates.begun-meanwhile'));
}
