import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { takeRemotePicture } from '#src/domain/media/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { hostOf } from './named-pictures.ts';
import { why } from './refusals.ts';
import { troubleWords } from './trouble-words.ts';

/**
 * Fetches the picture at a web address that somebody typed into the library. Returns its address there. Requires
 * catalog.write.
 * @throws {DomainError} invalid (no address, or no picture), unavailable (it is not to be had), too-large
 */
export async function keepTypedPicture(ctx: Ctx, typed: string): Promise<string> {
  requireScope(ctx.actor, 'catalog.write');
  const url = URL.parse(typed.trim());
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '';
  if (!isWeb) throw new DomainError('invalid', why('picture.address'));
  const got = await ctx.remotePictures.download(url);
  if ('failure' in got) {
    throw new DomainError('invalid', troubleWords(got.trouble, hostOf(url.href)));
  }
  return takeRemotePicture(ctx, { bytes: got.bytes, address: url.href, from: url.hostname });
}
