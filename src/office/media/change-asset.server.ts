import { replaceAsset } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  binAsset,
  readAsset,
  restoreAsset,
  saveAsset,
  uploadAsset,
} from '#src/domain/media/index.server.ts';
import { inEach, nameIn } from '#src/lib/locales.ts';
import { idOrZero } from '#src/office/kit/answer.server.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { focusOf } from './focus-point.ts';

export type AssetChange = 'save' | 'bin' | 'restore' | 'replace';

type AssetForm = { form: FormData; id: number };

/** Handles the forms of a file, by their `intent`. @throws {DomainError} */
export async function changeAsset(ctx: Ctx, asked: AssetForm): Promise<{ done: AssetChange }> {
  const { form, id } = asked;
  const intent = form.get('intent');
  if (intent === 'save') await saveForm(ctx, asked);
  else if (intent === 'bin') await binAsset(ctx, { id });
  else if (intent === 'restore') await restoreAsset(ctx, { id });
  else if (intent === 'replace') await replaceAsset(ctx, { id, withId: await newFile(ctx, form) });
  else throw new DomainError('invalid', whyForm('form.out-of-date'));
  return { done: intent };
}

async function saveForm(ctx: Ctx, { form, id }: AssetForm): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? '');
  await saveAsset(ctx, {
    id,
    alt: inEach((locale) => text(nameIn('alt', locale))),
    title: text('title'),
    source: text('source'),
    copyright: text('copyright'),
    folderId: idOrZero(form.get('folderId')) || null,
    isPrivate: form.has('isPrivate'),
    focus: await readFocus(ctx, { form, id }),
  });
}

/** Converts percent to pixels of the current picture; '' for the center. */
async function readFocus(ctx: Ctx, { form, id }: AssetForm): Promise<string> {
  if (!form.has('focusSet')) return '';
  const { widthPx, heightPx } = await readAsset(ctx, { id });
  if (widthPx === null || heightPx === null) return '';
  const place = { x: Number(form.get('focusX')), y: Number(form.get('focusY')) };
  if (!Number.isFinite(place.x) || !Number.isFinite(place.y)) return '';
  return focusOf(place, { width: widthPx, height: heightPx });
}

/** The file that was just uploaded, or that comes with the form if there is no script. */
async function newFile(ctx: Ctx, form: FormData): Promise<number> {
  const sent = idOrZero(form.get('withId'));
  if (sent) return sent;
  const file = form.get('file');
  if (file === null || typeof file === 'string' || file.size === 0) {
    throw new DomainError('invalid', whyForm('form.no-file'));
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { asset, isNew } = await uploadAsset(ctx, { fileName: file.name, bytes });
  if (isNew) return asset.id;
  throw new DomainError('conflict', whyForm('form.file-known', { name: asset.fileName }));
}
