import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { addBuildPhotos, removeBuildPhoto } from '#src/domain/builds/index.server.ts';
import { type PhotoProblem, photoLimits } from '#src/domain/builds/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { buildDetailsSchema } from '#src/domain/leads/index.ts';
import { translate } from '#src/web/words/translate.ts';
import type { OpenBuild } from '../open-build.server.ts';
import photoStrings from './words.json' with { type: 'json' };

type Posted = { ctx: Ctx; form: FormData };

/** Adds or removes a photo; everything else in the form comes back as typed. */
export async function changePhotos({ ctx, form }: Posted, open: OpenBuild) {
  const [, photoId] = /^remove (\S+)$/.exec(String(form.get('photo'))) ?? [];
  if (photoId !== undefined) await removeBuildPhoto(ctx, { ...open.access, photoId });
  const photos = photoId === undefined ? await storePhotos({ ctx, form }, open) : [];
  form.delete('photos');
  const { payload } = parseWithZod(form, { schema: buildDetailsSchema(open.build.locale) });
  const initialValue = Object.fromEntries(Object.entries(payload));
  if (photos.length === 0) return data({ initialValue });
  return data({ status: 'error' as const, initialValue, error: { photos } }, { status: 422 });
}

/** Stores the photos of a form with the build; returns the errors as texts. */
export async function storePhotos({ ctx, form }: Posted, { access, build }: OpenBuild) {
  const files = form.getAll('photos').filter((one) => one instanceof File && one.size > 0);
  form.delete('photos');
  const given = files.filter((one) => one instanceof File);
  if (given.length === 0) return [];
  const problems = await addBuildPhotos(ctx, { ...access, files: given });
  return problems.map((one) => problemText(one, build.locale));
}

function problemText({ fileName: file, problem }: PhotoProblem, locale: Locale): string {
  const limit = photoLimits.bytes / 1024 ** 2;
  return translate(photoStrings, locale)(problem, { file, limit, count: photoLimits.count });
}
