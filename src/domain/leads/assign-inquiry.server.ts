import { addressForAssigned, listAnswerers } from '#src/domain/auth/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { refuseField } from '#src/domain/errors.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { actorName } from '#src/domain/require-scope.ts';
import { changeDesk, type DeskInput } from './desk.server.ts';
import { listPersonInquiries } from './person.server.ts';
import { why } from './refusals.ts';

/**
 * Assigns an inquiry to somebody, or to nobody. The new assignee gets a mail, unless they assigned it themselves or
 * turned that mail off. Requires leads.write.
 * @throws {DomainError} not-found, conflict, or invalid for somebody who cannot answer it
 */
export async function assignInquiry(
  ctx: Ctx,
  { assigneeId, ...input }: DeskInput & { assigneeId: string | null },
): Promise<void> {
  await changeDesk(ctx, input, async (desk, inside) => {
    if (desk.assigneeId === assigneeId) return null;
    const to = assigneeId === null ? null : await requireAnswerer(inside, assigneeId);
    if (assigneeId !== null) await notifyAssignee(inside, { id: desk.id, userId: assigneeId });
    return {
      change: { assigneeId },
      event: { kind: 'assign', detail: { to } },
      audit: 'leads.assign',
    };
  });
}

async function notifyAssignee(ctx: Ctx, { id, userId }: { id: string; userId: string }) {
  const { actor, origin } = ctx;
  if (actor.kind === 'staff' && actor.userId === userId) return;
  const reader = await addressForAssigned(ctx, { userId });
  const [inquiry] = await listPersonInquiries(ctx, id);
  if (reader === null || !inquiry) return;
  await queueMail(ctx, {
    letter: 'lead-assigned',
    ...reader,
    data: {
      name: inquiry.name,
      truck: inquiry.kind === 'message' ? null : inquiry.about || null,
      by: actorName(actor),
      leadUrl: `${origin}/admin/leads/${id}`,
      accountUrl: `${origin}/admin/account`,
    },
  });
}

async function requireAnswerer(ctx: Ctx, id: string): Promise<string> {
  const person = (await listAnswerers(ctx)).find((one) => one.id === id);
  if (person) return person.name;
  throw refuseField('invalid', 'assignee', why('leads.cannot-answer'));
}
