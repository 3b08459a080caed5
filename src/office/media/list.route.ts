import { listAssets } from '#src/domain/media/index.server.ts';
import { idOrZero } from '#src/office/kit/answer.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/list.route';
import { type AssetItem, assetItem } from './asset-item.ts';
import type { LibraryPage } from './media-client.ts';

const types = ['image', 'video'] as const;

/** `GET /admin/media/list?q=&type=&page=`: data for the editor's pickers, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const { assets, total } = await listAssets(context.get(ctxContext), {
    search: (searchParams.get('q') ?? '').slice(0, 100),
    type: types.find((type) => type === searchParams.get('type')) ?? 'any',
    page: idOrZero(searchParams.get('page')) || 1,
    // Pages could not show them.
    isPrivate: false,
  });
  const items: AssetItem[] = assets.map(assetItem);
  return Response.json({ assets: items, total } satisfies LibraryPage);
}
