import { redirect } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/lines.page';
import { LinesPage } from './lines-page.tsx';
import { loadLines } from './load-lines.server.ts';
import { readShelf } from './shelf.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  const shelf = readShelf(params.category);
  // Kits have no list besides that of their lines.
  if (shelf === 'lift-kits') throw redirect(adminHrefs.lines({ category: shelf }), 302);
  return loadLines(context.get(ctxContext), { shelf, url });
}

export default function ProductLinesPage({ loaderData }: Route.ComponentProps) {
  return <LinesPage {...loaderData} />;
}
