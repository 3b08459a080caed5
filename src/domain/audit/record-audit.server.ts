import { auditEntries } from '#src/db/schema/audit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { actorName } from '#src/domain/require-scope.ts';

export type AuditEntry = {
  /** The verb under its module: `content.publish`. */
  action: string;
  subject: { kind: string; id: string | number; name: string };
  detail?: Record<string, unknown>;
};

/** Writes down who did what, in the transaction in which it is done. Secrets never go in. */
export async function recordAudit(ctx: Ctx, { action, subject, detail = {} }: AuditEntry) {
  const { actor } = ctx;
  await ctx.db.insert(auditEntries).values({
    actorKind: actor.kind,
    actorId: actorId(actor),
    actorName: actorName(actor),
    action,
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    subjectName: subject.name,
    detail,
    requestId: ctx.requestId,
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
  });
}

function actorId(actor: Ctx['actor']): string | null {
  if (actor.kind === 'staff') return actor.userId;
  return actor.kind === 'token' ? String(actor.tokenId) : null;
}
