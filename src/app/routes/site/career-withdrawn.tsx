import { Link } from 'react-router';
import { statusMeta } from '#src/app/careers/own-meta.server.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { privatePage } from '#src/app/page-headers.ts';
import careerStrings from '#src/app/strings/careers.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { Route } from './+types/career-withdrawn';

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

/** After somebody took their application back: that everything is gone. */
export default function CareerWithdrawn() {
  const t = useStrings(careerStrings);
  return (
    <div className="wrap sec stack">
      <h1>{t('withdrawn.title')}</h1>
      <p className="lead">{t('withdrawn.text')}</p>
      <p>
        <Link className="btn btn--line" to={hrefs.careers()}>
          {t('withdrawn.jobs')}
        </Link>
      </p>
    </div>
  );
}
