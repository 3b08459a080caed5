import { data } from 'react-router';
import { findFixes } from '#src/app/configurator/fixes/build-fixes.ts';
import { readChoices } from '#src/app/configurator/fixes/read-choices.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import { resolveBuild } from '#src/domain/builds/index.ts';
import type { Route } from './+types/build-fixes';

/** What would settle the build that an address describes: nobody's own, so anybody may ask. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const choices = readChoices(new URL(request.url).searchParams);
  const catalogue = await readBuildCatalogue(context.get(ctxContext), choices);
  const resolved = resolveBuild(choices, catalogue);
  const fixes = resolved && findFixes(resolved, { catalogue, selected: choices.selectedOptions });
  return data(fixes, { headers: { 'Cache-Control': 'private, max-age=60' } });
}
