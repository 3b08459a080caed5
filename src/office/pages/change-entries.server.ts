import { deleteDatasourceEntry, saveDatasourceEntry } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { idOrZero } from '#src/office/kit/answer.server.ts';

/** Adds an entry, changes the one whose id is sent, or deletes it. */
export async function changeEntries(
  ctx: Ctx,
  { form, datasourceId }: { form: FormData; datasourceId: number },
): Promise<{ done: 'save' | 'delete' }> {
  const id = idOrZero(form.get('id'));
  if (form.get('intent') === 'delete') {
    await deleteDatasourceEntry(ctx, { id });
    return { done: 'delete' };
  }
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const fields = { name: typed('name'), value: typed('value') || typed('name') };
  await saveDatasourceEntry(ctx, id === 0 ? { ...fields, datasourceId } : { ...fields, id });
  return { done: 'save' };
}
