import { and, desc, eq, ilike, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { MailState } from './letters.ts';

type MailRow = typeof mailMessages.$inferSelect;

/** A line of the outbox. Times are ISO 8601 in UTC. */
export type OutboxLine = Pick<
  MailRow,
  'id' | 'recipient' | 'letter' | 'locale' | 'state' | 'attempts' | 'lastError' | 'subject'
> & { at: string; endedAt: string | null };

export type OutboxMessage = OutboxLine & Pick<MailRow, 'html' | 'plain' | 'replyTo'>;

export type OutboxQuery = {
  state?: MailState;
  /** Part of the receiver's address or of the subject. */
  search?: string;
  /** Only messages older than this moment, ISO 8601. */
  before?: string;
};

const pageSize = 50;

/** What the shop's software wrote and what became of it, newest first. Scope leads.read. */
export async function listOutbox(
  ctx: Ctx,
  { state, search = '', before }: OutboxQuery,
): Promise<{ lines: OutboxLine[]; hasMore: boolean }> {
  requireScope(ctx.actor, 'leads.read');
  const words = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await ctx.db
    .select()
    .from(mailMessages)
    .where(
      and(
        state && eq(mailMessages.state, state),
        before === undefined ? undefined : lt(mailMessages.createdAt, new Date(before)),
        search
          ? or(ilike(mailMessages.recipient, words), ilike(mailMessages.subject, words))
          : undefined,
      ),
    )
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
    .limit(pageSize + 1);
  return { lines: rows.slice(0, pageSize).map(lineOf), hasMore: rows.length > pageSize };
}

/** One message as it went out. Scope leads.read. @throws {DomainError} 'not-found' */
export async function readOutboxMessage(ctx: Ctx, id: string): Promise<OutboxMessage> {
  requireScope(ctx.actor, 'leads.read');
  const known = z.uuid().safeParse(id).success;
  const rows = known ? await ctx.db.select().from(mailMessages).where(eq(mailMessages.id, id)) : [];
  const [row] = rows;
  if (!row) throw notFound('This message could not be found');
  const { html, plain, replyTo } = row;
  return { ...lineOf(row), html, plain, replyTo };
}

function lineOf({ createdAt, endedAt, ...row }: MailRow): OutboxLine {
  const { id, recipient, letter, locale, state, attempts, lastError, subject } = row;
  const line = { id, recipient, letter, locale, state, attempts, lastError, subject };
  return { ...line, at: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}
