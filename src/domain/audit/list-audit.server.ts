import { and, desc, eq, gte, ilike, like, lt, lte, or, sql } from 'drizzle-orm';
import { distinctValues } from '#src/db/distinct-values.ts';
import { auditEntries } from '#src/db/schema/audit.ts';
import { shopZone } from '#src/db/schema/shop-zone.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';

/** A line of the history. `at` is ISO 8601 in UTC. */
export type AuditLine = {
  id: number;
  at: string;
  actorName: string;
  /** The action, prefixed with its module: `content.publish`. */
  action: string;
  subjectKind: string;
  subjectId: string;
  subjectName: string;
};

export type AuditQuery = {
  /** Search words in the name of who did it or what it was done to. */
  search?: string;
  /** Who did it, by name. */
  actor?: string;
  /** The module of the action: `content`, `leads`. */
  area?: string;
  /** Days in the shop's calendar, ISO 8601, both included. */
  from?: string;
  until?: string;
  /** Only entries older than the one with this id. */
  before?: number;
};

const pageSize = 50;

/** The history, newest first, fifty entries at a time. Requires audit.read. */
export async function listAudit(
  ctx: Ctx,
  { search = '', before, actor, area, from, until }: AuditQuery,
): Promise<{ lines: AuditLine[]; hasMore: boolean }> {
  requireScope(ctx.actor, 'audit.read');
  const { id, actorName, action, subjectKind, subjectId, subjectName, createdAt } = auditEntries;
  const day = sql`(${createdAt} at time zone ${shopZone})::date`;
  const words = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await ctx.db
    .select({ id, actorName, action, subjectKind, subjectId, subjectName, createdAt })
    .from(auditEntries)
    .where(
      and(
        before === undefined ? undefined : lt(id, before),
        actor ? eq(actorName, actor) : undefined,
        area ? like(action, `${area}.%`) : undefined,
        from ? gte(day, from) : undefined,
        until ? lte(day, until) : undefined,
        or(ilike(actorName, words), ilike(subjectName, words)),
      ),
    )
    .orderBy(desc(id))
    .limit(pageSize + 1);
  const lines = rows.slice(0, pageSize);
  return {
    lines: lines.map(({ createdAt: at, ...line }) => ({ ...line, at: at.toISOString() })),
    hasMore: rows.length > pageSize,
  };
}

/** The people and modules that the history can be filtered by. Requires audit.read. */
export async function auditChoices(ctx: Ctx): Promise<{ actors: string[]; areas: string[] }> {
  requireScope(ctx.actor, 'audit.read');
  const { actorName, action } = auditEntries;
  const [actors, areas] = await Promise.all([
    distinctValues(ctx.db, { table: auditEntries, value: actorName, atMost: 100 }),
    distinctValues(ctx.db, { table: auditEntries, value: areaOf(action), atMost: 100 }),
  ]);
  return { actors, areas };
}

/** As the index has it. */
function areaOf(action: typeof auditEntries.action) {
  return sql`split_part(${action}, '.', 1)`;
}
