import { createHmac } from 'node:crypto';
import type { Ctx } from '#src/domain/context.ts';
import type { Person } from './person.ts';

/** A keyed hash, so that somebody who knows an address can see what was done with its data, and nobody else can. */
export function traceOf(ctx: Pick<Ctx, 'keyFor'>, { kind, value }: Person): string {
  const hmac = createHmac('sha256', ctx.keyFor('erased-person'));
  return hmac.update(`${kind} ${value}`).digest('base64url').slice(0, 22);
}
