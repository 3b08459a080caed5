import { data as response } from 'react-router';
import { loadBloks } from '#src/site/pages/load-bloks.server.ts';
import { parseBloks } from '#src/site/pages/parse-bloks.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { previewContext } from '#src/site/stories/preview-context.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/preview-data.route';
import { partsRequestSchema } from './live-story.ts';

/**
 * The data of a page's parts while somebody edits it, authorized by the signature of the editor's URL. A part without
 * anything to show yet is left out.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const { asked } = context.get(previewContext);
  if (asked === null) throw response(null, { status: 403 });
  const { path, params, body } = partsRequestSchema.parse(await request.json());
  const place = { url: new URL(path, url), params, request };
  const page = { ...requestOf({ ...place, context: null }), locale: asked.locale };
  const bloks = parseBloks(body, { logger: ctx.logger });
  const loaded = await Promise.allSettled(bloks.map((blok) => loadBloks([blok], { ctx, page })));
  const found = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data] : []));
  return Response.json({ data: Object.assign({}, ...found) });
}
