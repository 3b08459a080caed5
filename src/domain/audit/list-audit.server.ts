import { and, desc, ilike, lt, or } from 'drizzle-orm';
import { auditEntries } from '#src/db/schema/audit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';

/** A line of the history. `at` is ISO 8601 in UTC. */
export type AuditLine = {
  id: number;
  at: string;
  actorName: string;
  /** The verb under its module: `content.publish`. */
  action: string;
  subjectKind: string;
  subjectId: string;
  subjectName: string;
};

export type AuditQuery = {
  /** Words in the name of who did it, or of what it was done to. */
  search?: string;
  /** Only entries older than the one with this id. */
  before?: number;
};

const pageSize = 50;

/** Who did what, newest first, fifty at a time. Scope audit.read. */
export async function listAudit(
  ctx: Ctx,
  { search = '', before }: AuditQuery,
): Promise<{ lines: AuditLine[]; hasMore: boolean }> {
  requireScope(ctx.actor, 'audit.read');
  const { id, actorName, action, subjectKind, subjectId, subjectName, createdAt } = auditEntries;
  const words = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await ctx.db
    .select({ id, actorName, action, subjectKind, subjectId, subjectName, createdAt })
    .from(auditEntries)
    .where(
      and(
        before === undefined ? undefined : lt(id, before),
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
