import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/tires.page';
import { GoodsPage } from './goods-page.tsx';
import { loadGoods } from './load-goods.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadGoods(context.get(ctxContext), { category: 'tires', url });
}

export default function TiresPage({ loaderData }: Route.ComponentProps) {
  return <GoodsPage {...loaderData} />;
}
