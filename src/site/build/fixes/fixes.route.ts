import { data } from 'react-router';
import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import { resolveBuild } from '#src/domain/builds/index.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/fixes.route';
import { findFixes } from './build-fixes.ts';
import { readChoices } from './read-choices.ts';

/** Fixes for a build described by the URL. It belongs to nobody, so anybody may ask. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const choices = readChoices(new URL(request.url).searchParams);
  const catalogue = await readBuildCatalogue(context.get(ctxContext), choices);
  const resolved = resolveBuild(choices, catalogue);
  const fixes = resolved && findFixes(resolved, { catalogue, selected: choices.selectedOptions });
  return data(fixes, { headers: { 'Cache-Control': 'private, max-age=60' } });
}
