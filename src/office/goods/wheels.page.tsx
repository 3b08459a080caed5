import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/wheels.page';
import { GoodsPage } from './goods-page.tsx';
import { loadGoods } from './load-goods.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadGoods(context.get(ctxContext), { category: 'wheels', url });
}

export default function WheelsPage({ loaderData }: Route.ComponentProps) {
  return <GoodsPage {...loaderData} />;
}
