import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { maskLinks } from '#src/lib/mask-links.ts';
import { mayHandleLetter, readableLetters } from './letter-access.ts';
import type { MailState } from './letters.ts';
import { why } from './refusals.ts';

type MailRow = typeof mailMessages.$inferSelect;

/** A row of the outbox. Times are ISO 8601 in UTC. */
export type OutboxLine = Pick<
  MailRow,
  'id' | 'recipient' | 'letter' | 'locale' | 'state' | 'attempts' | 'lastError' | 'subject'
> & { at: string; endedAt: string | null };

/** As it was sent, but without its links: whoever followed one would act as the recipient. */
export type OutboxMessage = OutboxLine &
  Pick<MailRow, 'html' | 'plain' | 'replyTo'> & { mayRetry: boolean };

export type OutboxQuery = {
  state?: MailState;
  /**
   * A recipient's whole address; if there is no letter to it, or for anything else, part of an address or of a subject.
   */
  search?: string;
  /** Only messages older than this time, ISO 8601. */
  before?: string;
};

const pageSize = 50;

/**
 * The messages of the site and what happened to them, newest first, limited to letters that the person may read.
 * Requires letters.read.
 */
export async function listOutbox(
  ctx: Ctx,
  { state, search = '', before }: OutboxQuery,
): Promise<{ lines: OutboxLine[]; hasMore: boolean }> {
  requireScope(ctx.actor, 'letters.read');
  const asked = search.trim();
  const isListed = and(
    inArray(mailMessages.letter, readableLetters(ctx.actor)),
    state && eq(mailMessages.state, state),
    before === undefined ? undefined : lt(mailMessages.createdAt, new Date(before)),
  );
  // An index finds a whole address; a part of one is looked for in every letter.
  const toAddress = asked.includes('@') ? await readPage(ctx, and(isListed, isTo(asked))) : [];
  const rows =
    toAddress.length > 0 ? toAddress : await readPage(ctx, and(isListed, hasPart(asked)));
  return { lines: rows.slice(0, pageSize).map(toOutboxLine), hasMore: rows.length > pageSize };
}

/** One more than a page has, if there are more. */
function readPage({ db }: Ctx, where: SQL | undefined): Promise<MailRow[]> {
  return db
    .select()
    .from(mailMessages)
    .where(where)
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
    .limit(pageSize + 1);
}

function isTo(address: string): SQL {
  return sql`lower(${mailMessages.recipient}) = lower(${address})`;
}

function hasPart(text: string): SQL | undefined {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return text === ''
    ? undefined
    : or(ilike(mailMessages.recipient, part), ilike(mailMessages.subject, part));
}

/** The number of messages in this state, limited to letters that the person may read. Requires letters.read. */
export async function countMail(ctx: Ctx, { state }: { state: MailState }): Promise<number> {
  requireScope(ctx.actor, 'letters.read');
  const isRead = inArray(mailMessages.letter, readableLetters(ctx.actor));
  return ctx.db.$count(mailMessages, and(isRead, eq(mailMessages.state, state)));
}

/**
 * One message. Requires letters.read. @throws {DomainError} 'not-found', also for a letter that the person may not
 * read
 */
export async function readOutboxMessage(ctx: Ctx, id: string): Promise<OutboxMessage> {
  const { actor } = ctx;
  requireScope(actor, 'letters.read');
  const known = z.uuid().safeParse(id).success;
  const rows = known ? await ctx.db.select().from(mailMessages).where(eq(mailMessages.id, id)) : [];
  const [row] = rows;
  if (!row || !mayHandleLetter(actor, row.letter, 'read')) {
    throw notFound(why('mail.missing'));
  }
  const { html, plain, replyTo, letter } = row;
  return {
    ...toOutboxLine(row),
    html: html && maskLinks(html),
    plain: plain && maskLinks(plain),
    replyTo,
    mayRetry:
      ctx.sendsMail &&
      (row.state === 'failed' || row.state === 'kept') &&
      mayHandleLetter(actor, letter, 'write'),
  };
}

function toOutboxLine({ createdAt, endedAt, ...row }: MailRow): OutboxLine {
  const { id, recipient, letter, locale, state, attempts, lastError } = row;
  const subject = row.subject && maskLinks(row.subject);
  const line = { id, recipient, letter, locale, state, attempts, lastError, subject };
  return { ...line, at: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}
