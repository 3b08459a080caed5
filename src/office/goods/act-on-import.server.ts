import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { fileKinds } from '#src/domain/feeds/index.ts';
import {
  askAgain,
  cancelLater,
  discardImport,
  getImport,
  joinNumbers,
  mapImport,
  queueApply,
  rereadImport,
  retryPictures,
  saveSupplier,
  undoImport,
} from '#src/domain/goods/index.server.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { mappingOf } from './import-form.ts';

export type ImportDone =
  | 'mapped'
  | 'applied'
  | 'discarded'
  | 'called-off'
  | 'retrying'
  | 'joined'
  | 'joined-later'
  | 'supplier'
  | 'undone'
  | 'undone-some';

type Asked = { id: string; form: FormData };

/** Handles the forms of an import, by their `intent`. @throws {DomainError} */
export async function actOnImport(ctx: Ctx, { id, form }: Asked): Promise<{ done: ImportDone }> {
  const intent = form.get('intent');
  if (intent === 'map') return map(ctx, { id, form });
  if (intent === 'reread') return reread(ctx, { id, form });
  if (intent === 'supplier') {
    const { profile } = await getImport(ctx, id);
    await saveSupplier(ctx, { id, name: profile.name });
    return { done: 'supplier' };
  }
  if (intent === 'apply') {
    await queueApply(ctx, { id, goodRowsOnly: form.get('good') === 'on' });
    return { done: 'applied' };
  }
  if (intent === 'discard') {
    await discardImport(ctx, id);
    return { done: 'discarded' };
  }
  if (intent === 'call-off') {
    await cancelLater(ctx, id);
    return { done: 'called-off' };
  }
  if (intent === 'join') return join(ctx, { id, form });
  if (intent === 'pictures') {
    await retryPictures(ctx, id);
    return { done: 'retrying' };
  }
  if (intent === 'undo') {
    const { kept } = await undoImport(ctx, id);
    return { done: kept > 0 ? 'undone-some' : 'undone' };
  }
  throw new DomainError('invalid', whyForm('form.out-of-date'));
}

async function map(ctx: Ctx, { id, form }: Asked): Promise<{ done: ImportDone }> {
  const view = await getImport(ctx, id);
  const lineId = String(form.get('lineId') ?? '') || null;
  await mapImport(ctx, { id, profile: mappingOf(form, view), lineId });
  return { done: 'mapped' };
}

async function join(ctx: Ctx, { id, form }: Asked): Promise<{ done: ImportDone }> {
  const said = form.get('said');
  const numbers = said === 'all-upc' ? ('upc' as const) : form.getAll('number').map(String);
  const { isChecked } = await (said === 'again'
    ? askAgain(ctx, id)
    : joinNumbers(ctx, { id, numbers, isSame: said !== 'other' }));
  return { done: isChecked ? 'joined' : 'joined-later' };
}

async function reread(ctx: Ctx, { id, form }: Asked): Promise<{ done: ImportDone }> {
  const kind = fileKinds.find((one) => one === form.get('kind')) ?? 'prices';
  const sheet = String(form.get('sheet') ?? '');
  const row = Number(form.get('headerRow'));
  const headerRow = Number.isInteger(row) && row > 0 ? row : undefined;
  await rereadImport(ctx, { id, kind, ...(sheet && { sheet }), ...(headerRow && { headerRow }) });
  return { done: 'mapped' };
}
