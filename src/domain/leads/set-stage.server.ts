import type { Ctx } from '#src/domain/context.ts';
import { refuseField } from '#src/domain/errors.ts';
import { changeDesk, type Desk, type DeskChange, type DeskInput, nowOf } from './desk.server.ts';
import { type DeskStage, type LostReason, lostReasons } from './lead-stages.ts';
import { why } from './refusals.ts';

export type StageInput = DeskInput & {
  stage: DeskStage;
  /** Required for a lost lead. */
  reason?: string | undefined;
  /** In the shop's own words. */
  note?: string | undefined;
};

/**
 * Changes the stage of a lead. Requires leads.write.
 * @throws {DomainError} not-found, conflict, or invalid for a lost lead without a reason
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

/** Columns that follow from a stage: a lead that is no longer new was answered, and a closed one has a date. */
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

/** The stage of a lead that no person seems to have sent. */
export function asSpam(ctx: Pick<Ctx, 'clock'>) {
  return { stage: 'spam' as const, closedAt: nowOf(ctx) };
}

function requireReason(typed: string | undefined): LostReason {
  const reason = lostReasons.find((one) => one === typed);
  if (reason) return reason;
  throw refuseField('invalid', 'reason', why('leads.lost-why'));
}
