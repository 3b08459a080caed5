import { createHash } from 'node:crypto';
import { eq, lt, lte } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { idempotentAnswers } from '#src/db/schema/requests.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { why } from './refusals.ts';
import { openSealed, sealingKey, sealText } from './seal.server.ts';

/** What identifies a repetition: the sender, the key, and the content. */
export type Repeatable = { visitor: string; key: string; request: string };

const keptHours = 24;

/**
 * Runs a write once per key of a visitor; a repetition gets the first answer. Claim, effect and answer are one
 * transaction: a second request waits for the first, and a crash or a refusal leaves nothing behind, so the key is
 * free again. The answer must survive JSON.
 * @throws {DomainError} 'invalid' if the key was used for a different request
 */
export async function answerOnce<Answer>(
  ctx: Ctx,
  { visitor, key, request }: Repeatable,
  run: (ctx: Ctx) => Promise<Answer>,
): Promise<Answer> {
  await sweepAnswers(ctx);
  const sealing = sealingKey(ctx.keyFor('idempotent-answers'), visitor);
  const claim = { id: sha256(`${visitor} ${key}`), fingerprint: sha256(request) };
  return ctx.db.transaction(async (tx) => {
    const own = { ...ctx, db: tx };
    if (!(await claimKey(own, claim)))
      return JSON.parse(openSealed(sealing, await readAnswer(tx, claim)));
    const answer = await run(own);
    const sealed = sealText(sealing, { text: JSON.stringify(answer), token: ctx.ids.token() });
    await tx
      .update(idempotentAnswers)
      .set({ answer: sealed })
      .where(eq(idempotentAnswers.id, claim.id));
    return answer;
  });
}

type Claim = { id: string; fingerprint: string };

/** Waits for another request that holds the key; false if that one stored an answer. */
async function claimKey({ db, clock }: Ctx, claim: Claim): Promise<boolean> {
  const now = clock.now();
  const expiresAt = new Date(now.add({ hours: keptHours }).epochMilliseconds);
  const fresh = { ...claim, answer: '', expiresAt };
  const rows = await db
    .insert(idempotentAnswers)
    .values(fresh)
    .onConflictDoUpdate({
      target: idempotentAnswers.id,
      set: fresh,
      setWhere: lte(idempotentAnswers.expiresAt, new Date(now.epochMilliseconds)),
    })
    .returning({ id: idempotentAnswers.id });
  return rows.length > 0;
}

async function readAnswer(db: Db, { id, fingerprint }: Claim): Promise<string> {
  const [row] = await db.select().from(idempotentAnswers).where(eq(idempotentAnswers.id, id));
  if (row?.fingerprint === fingerprint) return row.answer;
  throw new DomainError('invalid', why('requests.key-used'), [
    { path: 'Idempotency-Key', ...why('requests.new-key') },
  ]);
}

const sweepEveryMs = 10 * 60_000;
const sweptAt = new WeakMap<Db, number>();

async function sweepAnswers({ db, clock }: Ctx): Promise<void> {
  const now = clock.now().epochMilliseconds;
  if (now - (sweptAt.get(db) ?? 0) < sweepEveryMs) return;
  sweptAt.set(db, now);
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.expiresAt, new Date(now)));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
