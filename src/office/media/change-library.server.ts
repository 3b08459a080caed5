import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  createAssetFolder,
  deleteAssetFolder,
  saveAssetFolder,
  uploadAsset,
} from '#src/domain/media/index.server.ts';
import { idOrZero } from '#src/office/kit/answer.server.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';

export type LibraryChange = 'upload' | 'twin' | 'create-folder' | 'rename-folder' | 'delete-folder';

/** Handles the forms of the library, by their `intent`. @throws {DomainError} */
export async function changeLibrary(ctx: Ctx, form: FormData): Promise<{ done: LibraryChange }> {
  const name = String(form.get('name') ?? '');
  const folderId = idOrZero(form.get('folderId'));
  const intent = form.get('intent');
  if (intent === 'upload') return { done: await takeFiles(ctx, form, folderId || null) };
  if (intent === 'create-folder') {
    await createAssetFolder(ctx, { name, parentId: folderId || null });
    return { done: 'create-folder' };
  }
  if (intent === 'rename-folder') {
    await saveAssetFolder(ctx, { id: folderId, name });
    return { done: 'rename-folder' };
  }
  if (intent === 'delete-folder') {
    await deleteAssetFolder(ctx, { id: folderId });
    return { done: 'delete-folder' };
  }
  throw new DomainError('invalid', whyForm('form.out-of-date'));
}

/** Without script the files come with the form. */
async function takeFiles(ctx: Ctx, form: FormData, folderId: number | null) {
  let isNew = false;
  for (const file of form.getAll('file')) {
    if (typeof file === 'string' || file.size === 0) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const uploaded = await uploadAsset(ctx, { fileName: file.name, bytes, folderId });
    isNew ||= uploaded.isNew;
  }
  return isNew ? 'upload' : 'twin';
}
