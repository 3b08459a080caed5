import { Link } from 'react-router';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/withdrawn.page';
import { statusMeta } from './own-meta.server.ts';
import careerStrings from './words.json' with { type: 'json' };

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('careers'), href: hrefs.careers() },
    { name: data.meta.title },
  ],
});

export async function loader({ context, url }: Route.LoaderArgs) {
  return { meta: await statusMeta(context.get(ctxContext), { url, job: null }) };
}

export const headers = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

/** Confirms that a withdrawn application was deleted completely. */
export default function CareerWithdrawn() {
  const t = useStrings(careerStrings);
  return (
    <div className="page-width section stack">
      <h1>{t('withdrawn.title')}</h1>
      <p className="lead">{t('withdrawn.text')}</p>
      <p>
        <Link className="button button--outline" to={hrefs.careers()}>
          {t('withdrawn.jobs')}
        </Link>
      </p>
    </div>
  );
}
