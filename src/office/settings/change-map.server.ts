import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { liveMapSchema } from '#src/domain/settings/index.ts';

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
      if (!read.success && !isRemoved) throw new DomainError('invalid', notSaved, [notAKey]);
      return { liveMap: isRemoved ? null : (read.data ?? null) };
    }),
  );
  return { done: isRemoved ? 'remove' : 'save' };
}

const notSaved = 'This cannot be saved. See the marked field.';
const notAKey = {
  path: 'key',
  message: 'Copy the key as Google shows it: letters, digits, - and _, nothing else',
};
