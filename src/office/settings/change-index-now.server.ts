import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { indexNowKeySchema } from '#src/domain/settings/index.ts';

/**
 * The key by which search engines are told of pages; empty for nobody.
 * @throws {DomainError} invalid, for what is no key
 */
export async function changeIndexNow(ctx: Ctx, form: FormData): Promise<{ done: 'key' }> {
  const typed = String(form.get('key') ?? '').trim();
  const { success, data } = indexNowKeySchema.nullable().safeParse(typed === '' ? null : typed);
  if (!success) {
    throw new DomainError('invalid', 'This cannot be saved. See the marked field.', [
      { path: 'key', message: 'Write 8 to 128 letters, digits or dashes' },
    ]);
  }
  await changeShopSettings(ctx, () => ({ indexNowKey: data }));
  return { done: 'key' };
}
