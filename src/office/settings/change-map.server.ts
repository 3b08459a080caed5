import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { refuseField } from '#src/domain/errors.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { liveMapSchema } from '#src/domain/settings/index.ts';
import { why } from './refusals.ts';

/**
 * Puts a live map on request on the contact page, changes its key, or takes it off with an empty one.
 * @throws {DomainError} invalid, for what is no key
 */
export async function changeMap(ctx: Ctx, form: FormData): Promise<{ done: 'save' | 'remove' }> {
  const key = String(form.get('key') ?? '').trim();
  const isRemoved = key === '';
  await writeAndBump(ctx, (inner) =>
    changeShopSettings(inner, ({ liveMap }) => {
      const read = liveMapSchema.safeParse({ ...liveMap, key });
      if (!read.success && !isRemoved) {
        throw refuseField('invalid', 'key', why('settings.not-a-map-key'));
      }
      return { liveMap: isRemoved ? null : (read.data ?? null) };
    }),
  );
  return { done: isRemoved ? 'remove' : 'save' };
}
