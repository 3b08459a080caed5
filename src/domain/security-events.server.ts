import { createHmac } from 'node:crypto';
import { networkOf } from '#src/lib/network-of.ts';
import type { Ctx } from './context.ts';

/** What was refused or got round, by name; what was done has the name of its verb in the history. */
export type Refusal =
  | 'sign-in.failed'
  | 'sign-in.paused'
  | 'second-factor.failed'
  | 'password-check.failed'
  | 'password-check.paused'
  | 'session.unknown'
  | 'link.refused'
  | 'access.refused'
  | 'request.refused'
  | 'form.automated'
  | 'hold.refused';

type EventSubject = {
  /** The address that it came from: told as a pseudonym of its network. */
  address?: string;
  /** The account as it was typed: told as a pseudonym. */
  account?: string;
  /** Anything else, of which nothing may say who somebody is. */
  detail?: Record<string, string | number | boolean>;
};

/** A refusal, or an attempt to get round one, as a line of the log of its own kind. */
export function noteRefusal(ctx: Ctx, event: Refusal, told: EventSubject = {}): void {
  ctx.logger.warn(toLogLine(ctx, event, told), 'security event');
}

/** What somebody did that opens, shows or hands over something: a changed role, a resume, an export. */
export function noteSecurityAct(
  ctx: Ctx,
  action: string,
  detail: Record<string, string | number | boolean>,
): void {
  ctx.logger.info(toLogLine(ctx, action, { detail }), 'security event');
}

function toLogLine(ctx: Ctx, event: string, { address, account, detail }: EventSubject) {
  const { actor, requestId } = ctx;
  return {
    kind: 'security',
    event,
    requestId,
    // Staff are told by the id of their account, which says nothing to who reads the log alone.
    ...(actor.kind === 'staff' && { actor: actor.userId, role: actor.role }),
    ...(actor.kind === 'token' && { actor: `token ${actor.tokenId}` }),
    ...(address !== undefined && { source: pseudonym(ctx, `network ${networkOf(address)}`) }),
    ...(account !== undefined && { account: pseudonym(ctx, `account ${account}`) }),
    ...detail,
  };
}

/** The same for the same, so that lines can be counted; without the shop's secret it leads to nobody. */
function pseudonym({ keyFor }: Ctx, text: string): string {
  return createHmac('sha256', keyFor('security-log')).update(text).digest('base64url').slice(0, 12);
}
