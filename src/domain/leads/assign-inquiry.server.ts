import { listAnswerers } from '#src/domain/auth/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { changeDesk, type DeskInput } from './desk.server.ts';

/**
 * Gives an inquiry to somebody, or to nobody. Scope leads.write.
 * @throws {DomainError} not-found, conflict, or invalid for who cannot answer it
 */
export async function assignInquiry(
  ctx: Ctx,
  { assigneeId, ...input }: DeskInput & { assigneeId: string | null },
): Promise<void> {
  await changeDesk(ctx, input, async (desk, inside) => {
    if (desk.assigneeId === assigneeId) return null;
    const to = assigneeId === null ? null : await requireAnswerer(inside, assigneeId);
    return {
      change: { assigneeId },
      event: { kind: 'assign', detail: { to } },
      audit: 'leads.assign',
    };
  });
}

async function requireAnswerer(ctx: Ctx, id: string): Promise<string> {
  const person = (await listAnswerers(ctx)).find((one) => one.id === id);
  if (person) return person.name;
  const message = 'This person cannot answer leads';
  throw new DomainError('invalid', message, [{ path: 'assignee', message }]);
}
