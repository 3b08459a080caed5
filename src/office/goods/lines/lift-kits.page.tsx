import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/lift-kits.page';
import { LinesPage } from './lines-page.tsx';
import { loadLines } from './load-lines.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadLines(context.get(ctxContext), { shelf: 'lift-kits', url });
}

export default function LiftKitsPage({ loaderData }: Route.ComponentProps) {
  return <LinesPage {...loaderData} />;
}
