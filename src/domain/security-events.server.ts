import { createHmac } from 'node:crypto';
import { networkOf } from '#src/lib/network-of.ts';
import type { Ctx } from './context.ts';

/** Names of refusals and attempts to bypass them; successful actions have their own names in the history. */
export const refusalEvents = [
  'sign-in.failed',
  'sign-in.paused',
  'second-factor.failed',
  'passkey.refused',
  'password-check.failed',
  'password-check.paused',
  'session.unknown',
  'link.refused',
  'reset.paused',
  'access.refused',
  'request.refused',
  'form.automated',
  'hold.refused',
] as const;

export type Refusal = (typeof refusalEvents)[number];

type EventSubject = {
  /** The IP address it came from; logged as a pseudonym of its network. */
  address?: string;
  /** The account as typed; logged as a pseudonym. */
  account?: string;
  /** Further details, none of which may identify a person. */
  detail?: Record<string, string | number | boolean>;
};

/** Logs a refusal, or an attempt to bypass one, as a security event. */
export function noteRefusal(ctx: Ctx, event: Refusal, told: EventSubject = {}): void {
  ctx.logger.warn(toLogLine(ctx, event, told), 'security event');
}

/** Logs an action that grants access or reveals data: a changed role, a resume, an export. */
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
    // Staff are logged by account id, which reveals nothing by itself.
    ...(actor.kind === 'staff' && { actor: actor.userId, role: actor.role }),
    ...(actor.kind === 'token' && { actor: `token ${actor.tokenId}` }),
    ...(address !== undefined && { source: pseudonym(ctx, `network ${networkOf(address)}`) }),
    ...(account !== undefined && { account: pseudonym(ctx, `account ${account}`) }),
    ...detail,
  };
}

/**
 * The same input gives the same pseudonym, so that lines can be counted; it cannot be resolved without the shop's
 * secret.
 */
function pseudonym({ keyFor }: Ctx, text: string): string {
  return createHmac('sha256', keyFor('security-log')).update(text).digest('base64url').slice(0, 12);
}
