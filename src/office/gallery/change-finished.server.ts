import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  deleteFinishedBuild,
  publishFinishedBuild,
  saveFinishedBuild,
  unpublishFinishedBuild,
} from '#src/domain/gallery/index.server.ts';
import { uploadAsset } from '#src/domain/media/index.server.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';

export type FinishedChange = 'save' | 'publish' | 'unpublish' | 'delete';

type FinishedAction = { form: FormData; id: string };

/** Handles the forms of a finished build, by their `intent`. @throws {DomainError} */
export async function changeFinished(
  ctx: Ctx,
  { form, id }: FinishedAction,
): Promise<{ done: FinishedChange }> {
  const intent = form.get('intent');
  if (intent === 'save')
    await saveFinishedBuild(ctx, { id, form: await readFinishedForm(ctx, form) });
  else if (intent === 'publish') await publishFinishedBuild(ctx, { id });
  else if (intent === 'unpublish') await unpublishFinishedBuild(ctx, { id });
  else if (intent === 'delete') await deleteFinishedBuild(ctx, { id });
  else throw new DomainError('invalid', whyForm('form.out-of-date'));
  return { done: intent };
}

/** Adds the uploaded pictures: the first becomes the main one if there is none. */
async function readFinishedForm(ctx: Ctx, form: FormData) {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const sent = await takePictures(ctx, form);
  const chosen = Number(form.get('imageId')) || 0;
  const [first = 0, ...rest] = sent;
  return {
    ...Object.fromEntries(texts),
    uses: form.getAll('uses'),
    imageId: chosen || first,
    moreImageIds: [...form.getAll('moreImageIds'), ...(chosen ? sent : rest)],
  };
}

async function takePictures(ctx: Ctx, form: FormData): Promise<number[]> {
  const ids: number[] = [];
  for (const file of form.getAll('pictures')) {
    if (typeof file === 'string' || file.size === 0) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    ids.push((await uploadAsset(ctx, { fileName: file.name, bytes })).asset.id);
  }
  return ids;
}
