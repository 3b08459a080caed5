import { auditEntries } from '#src/db/schema/audit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { actorName } from '#src/domain/require-scope.ts';
import { noteSecurityAct } from '#src/domain/security-events.server.ts';

export type AuditEntry = {
  /** The action, prefixed with its module: `content.publish`. */
  action: string;
  subject: { kind: string; id: string | number; name: string };
  detail?: Record<string, unknown>;
};

/** Actions that are also logged as security events: accounts, keys, private records, the shop's settings. */
const securityActs =
  /^(?:auth|privacy|integrations)\.|\.export$|^applications\.(?:download|preview)$|-token$|-share$|-feed$|^content\.share-draft$|^backups\.set-up$|^settings\.save$/;

/**
 * Records who did what, in the transaction in which it is done. Never pass secrets. Actions that matter to a security
 * review are also logged, without names.
 */
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
  // The first start fills in the settings before there is anybody whose act it could be.
  const isFirstStart = actor.kind === 'system' && action === 'settings.save';
  if (securityActs.test(action) && !isFirstStart) {
    noteSecurityAct(ctx, action, subjectOf(subject));
  }
}

/** Some subjects are identified by an email address instead of an id. */
function subjectOf({ kind, id }: AuditEntry['subject']): Record<string, string> {
  const isOpaque = /^[\w-]{1,64}$/.test(String(id));
  return { subjectKind: kind, ...(isOpaque && { subject: String(id) }) };
}

function actorId(actor: Ctx['actor']): string | null {
  if (actor.kind === 'staff') return actor.userId;
  return actor.kind === 'token' ? String(actor.tokenId) : null;
}
