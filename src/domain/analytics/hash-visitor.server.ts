import { createHmac } from 'node:crypto';
import type { Visit } from '#src/domain/analytics-visit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type SaltUse, saltFor } from './salts.server.ts';

/** A pseudonym of a visitor: the same for one purpose while its key exists, and untraceable afterwards. */
export async function hashVisitor(ctx: Ctx, visit: Visit, use: SaltUse): Promise<string> {
  const salt = await saltFor(ctx, use);
  return hashWith(salt, [visit.ip, visit.userAgent, visit.host]);
}

/** 96 bits of HMAC-SHA256. */
export function hashWith(key: string | Buffer, parts: readonly string[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url').slice(0, 16);
}
