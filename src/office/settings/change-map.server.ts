import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { refuseField } from '#src/domain/errors.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { liveMapSchema } from '#src/domain/settings/index.ts';
import { why } from './refusals.ts';

/**
 * Saves the key of the live map on the contact page; an empty one removes the map.
 * @throws {DomainError} invalid, if it is not a key
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
