import { redirect } from 'react-router';
import { takeParts } from '#src/domain/builds/index.server.ts';
import { firstOpenStep, inBuildOrder } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { OpenBuild } from '../open-build.server.ts';
import { readParts, writeParts } from './added-parts.ts';

/** Takes a complete set of parts; the previous ones are added to the URL, so that they can be restored. */
export async function take(
  { ctx, form }: { ctx: Ctx; form: FormData },
  { access, build }: OpenBuild,
): Promise<Response> {
  const given = readParts(form.getAll('parts'));
  if (!given) return redirect(hrefs.build(), 303);
  const isBack = form.get('intent') === 'untake';
  const wanted = inBuildOrder([
    ...(isBack ? [] : build.selectedOptions),
    ...given.selectedOptions.filter((option) => isBack || given.skus[option]),
  ]);
  const skus = Object.fromEntries(
    wanted.flatMap((option) => {
      const sku = given.skus[option];
      return sku === undefined ? [] : [[option, sku]];
    }),
  );
  const taken = await takeParts(ctx, { ...access, parts: { selectedOptions: wanted, skus } });
  const said = isBack ? { undone: '1' } : { had: writeParts(build) };
  return redirect(hrefs.build({ step: firstOpenStep(taken), ...said }), 303);
}
