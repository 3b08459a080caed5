import { Link } from 'react-router';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { compareQuery } from '../compare-address.ts';
import type { Route } from './+types/ask-vote.page';
import { askAboutCompared } from './ask.server.ts';
import { voteMeta } from './vote-meta.server.ts';
import { useVoteWords } from './vote-words.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('build'), href: hrefs.build() }, { name: data.meta.title }],
});

export async function loader({ context, url }: Route.LoaderArgs) {
  return { meta: await voteMeta(context.get(ctxContext), { url, title: 'ask' }) };
}

export function action({ context, request }: Route.ActionArgs) {
  refuseTooMany(context);
  return askAboutCompared(context.get(ctxContext), request);
}

export const headers = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

/** Shown if there is no vote to open: why, and the way back. */
export default function AskVote({ actionData }: Route.ComponentProps) {
  const t = useVoteWords();
  return (
    <div className="page-width section stack">
      <h1>{t('ask')}</h1>
      {actionData && (
        <p className="field-error" role="alert">
          {actionData.problem}
        </p>
      )}
      <p>{t('askNeeds')}</p>
      <p>
        <Link className="button" to={hrefs.buildCompare(compareQuery(actionData?.keys ?? []))}>
          {t('askBack')}
        </Link>
      </p>
    </div>
  );
}
