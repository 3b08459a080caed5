import type { Ctx } from '#src/domain/context.ts';
import { refuseField } from '#src/domain/errors.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { indexNowKeySchema } from '#src/domain/settings/index.ts';
import { why } from './refusals.ts';

/**
 * Saves the key for notifying search engines; empty to turn it off.
 * @throws {DomainError} invalid, if it is not a key
 */
export async function changeIndexNow(ctx: Ctx, form: FormData): Promise<{ done: 'key' }> {
  const typed = String(form.get('key') ?? '').trim();
  const { success, data } = indexNowKeySchema.nullable().safeParse(typed === '' ? null : typed);
  if (!success) {
    throw refuseField('invalid', 'key', why('settings.not-a-search-key'));
  }
  await changeShopSettings(ctx, () => ({ indexNowKey: data }));
  return { done: 'key' };
}
