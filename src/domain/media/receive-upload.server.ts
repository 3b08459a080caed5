import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mediaUploads } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { inEach } from '#src/lib/locales.ts';
import { why } from './refusals.ts';
import { takeIn } from './upload-asset.server.ts';
import { uploadSignature } from './upload-signature.server.ts';

export type UploadTicket = { id: number; expires: string; signature: string };

/**
 * Whether an upload is allowed; checked before any bytes are read.
 * @throws {DomainError} forbidden for a wrong or expired signature
 */
export function requireTicket(ctx: Ctx, ticket: UploadTicket): void {
  const expected = Buffer.from(uploadSignature(ctx, ticket));
  const given = Buffer.from(ticket.signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  if (isSigned && Number(ticket.expires) > ctx.clock.now().epochMilliseconds) return;
  throw new DomainError('forbidden', why('media.upload-over'));
}

/**
 * Second of three steps: the bytes. The signature is the permission; the file is stored in the name of the person who
 * announced it. Sent twice, it is stored once.
 * @throws {DomainError} forbidden, not-found, invalid, too-large
 */
export async function receiveUpload(
  ctx: Ctx,
  { bytes, ...ticket }: UploadTicket & { bytes: Uint8Array },
): Promise<void> {
  requireTicket(ctx, ticket);
  const isIt = eq(mediaUploads.id, ticket.id);
  const [upload] = await ctx.db.select().from(mediaUploads).where(isIt);
  if (!upload) throw notFound(why('media.not-announced'));
  if (upload.assetId !== null) return;
  const { id, fileName, folderId, isPrivate, authorName: uploadedBy } = upload;
  const alt = inEach(() => '');
  const about = { id, fileName, folderId, isPrivate, uploadedBy, alt };
  const { asset } = await takeIn(ctx, { ...about, bytes });
  await ctx.db.update(mediaUploads).set({ assetId: asset.id }).where(isIt);
}
