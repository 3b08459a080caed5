import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Ctx } from '../context.ts';
import { noteRefusal } from '../security-events.server.ts';

/**
 * What a link allows: to `manage` an appointment (view, reschedule, cancel), download its `calendar` file, `accept`
 * an offered time, `leave` the waiting list, or read the `feed` of the shop's whole calendar.
 */
const purposes = ['manage', 'calendar', 'accept', 'leave', 'feed'] as const;
export type LinkPurpose = (typeof purposes)[number];

const parts = z.tuple([z.enum(purposes), z.uuid(), z.string()]);

/**
 * `<purpose>.<id>.<signature>`: a 256-bit HMAC that only this shop can make. It contains no expiry: an appointment
 * can move, so its row decides what is still allowed.
 */
export function linkToken(ctx: Ctx, { purpose, id }: { purpose: LinkPurpose; id: string }): string {
  const claim = `${purpose}.${id}`;
  return `${claim}.${sign(ctx, claim)}`;
}

/** The id in a token of this purpose; null if it is forged, truncated or for another purpose. */
export function readLinkToken(ctx: Ctx, token: string, wanted: LinkPurpose): string | null {
  const { success, data } = parts.safeParse(token.split('.'));
  if (!success) return null;
  const [purpose, id, signature] = data;
  const expected = Buffer.from(sign(ctx, `${purpose}.${id}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    noteRefusal(ctx, 'link.refused', { detail: { purpose } });
    return null;
  }
  return purpose === wanted ? id : null;
}

function sign(ctx: Ctx, claim: string): string {
  return createHmac('sha256', ctx.keyFor('appointment-link')).update(claim).digest('base64url');
}
