import { redirect } from 'react-router';
import { recordCompletedOptions } from '#src/domain/builds/index.server.ts';
import { buildOptions, findStep } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { OpenBuild } from '../open-build.server.ts';
import { readParts } from './read-choices.ts';

/** Applies a fix to the build and returns to the same page, which can undo it. */
export async function takeFix(
  ctx: Ctx,
  { form, request }: { form: FormData; request: Request },
  { access, build }: OpenBuild,
): Promise<Response> {
  const parts = readParts(form);
  const step = findStep(build, new URL(request.url).searchParams.get('step')) ?? 'details';
  await recordCompletedOptions(ctx, { ...access, meta: parts });
  const before = buildOptions
    .filter((option) => parts[option] !== undefined)
    .map((option) => [option, build.completedOptions[option]?.sku ?? '']);
  return redirect(hrefs.build({ step, fixed: '1', ...Object.fromEntries(before) }), 303);
}
