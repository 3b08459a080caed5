import type { Ctx } from '#src/domain/context.ts';
import { refuseField } from '#src/domain/errors.ts';
import { changeDesk, type Desk, type DeskChange, type DeskInput, nowOf } from './desk.server.ts';
import { type DeskStage, type LostReason, lostReasons } from './lead-stages.ts';
import { why } from './refusals.ts';

export type StageInput = DeskInput & {
  stage: DeskStage;
  /** Asked for when it is lost. */
  reason?: string | undefined;
  /** In the shop's own words. */
  note?: string | undefined;
};

/**
 * Notes how far the shop has come. Scope leads.write.
 * @throws {DomainError} not-found, conflict, or invalid for one that is lost without a reason
 */
export async function setInquiryStage(ctx: Ctx, input: StageInput): Promise<void> {
  const { stage, note = '' } = input;
  const reason = stage === 'lost' ? requireReason(input.reason) : null;
  await changeDesk(ctx, input, async (desk) => {
    if (desk.stage === stage) return null;
    return {
      change: { ...stageChange(ctx, { desk, stage }), closeReason: reason },
      event: {
        kind: 'stage',
        text: note.trim().slice(0, 1000),
        detail: { before: desk.stage, stage, ...(reason && { reason }) },
      },
      audit: 'leads.stage',
    };
  });
}

/** What goes with a stage: somebody who is no longer new was answered, what is over has a day. */
export function stageChange(
  ctx: Pick<Ctx, 'clock'>,
  { desk, stage }: { desk: Pick<Desk, 'answeredAt'>; stage: DeskStage },
): DeskChange {
  const isOver = ['won', 'lost', 'spam'].includes(stage);
  const wasReached = stage !== 'new' && stage !== 'spam';
  return {
    stage,
    answeredAt: wasReached ? (desk.answeredAt ?? nowOf(ctx)) : desk.answeredAt,
    closedAt: isOver ? nowOf(ctx) : null,
  };
}

/** What a lead is written with that no person seems to have sent. */
export function asSpam(ctx: Pick<Ctx, 'clock'>) {
  return { stage: 'spam' as const, closedAt: nowOf(ctx) };
}

function requireReason(typed: string | undefined): LostReason {
  const reason = lostReasons.find((one) => one === typed);
  if (reason) return reason;
  throw refuseField('invalid', 'reason', why('leads.lost-why'));
}
