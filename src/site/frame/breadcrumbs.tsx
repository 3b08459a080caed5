import { Link, useHref, useMatches } from 'react-router';
import breadcrumbStrings from '#src/site/kit/breadcrumb-words.json' with { type: 'json' };
import { type Crumb, isSiteHandle } from '#src/site/kit/crumbs.ts';
import { LinkedData } from '#src/site/kit/linked-data.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

/** The breadcrumb bar: nothing if the page has no breadcrumbs; CSS hides it on small screens. */
export function Breadcrumbs({ origin }: { origin: string }) {
  const t = useStrings(breadcrumbStrings);
  const crumbs = useCrumbs();
  const base = useHref('/').replace(/\/$/, '');
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={t('label')}>
      <LinkedData data={breadcrumbList(crumbs, { home: t('home'), base: origin + base })} />
      <ol className="page-width">
        <li>
          <Link to={hrefs.index()} aria-label={t('home')}>
            <Icon name="home" />
          </Link>
        </li>
        {crumbs.map((crumb) => (
          <CrumbItem key={crumb.name} {...crumb} />
        ))}
      </ol>
    </nav>
  );
}

function CrumbItem({ name, href, isName }: Crumb) {
  return (
    <li translate={isName ? 'no' : undefined}>
      {href === undefined ? <span aria-current="page">{name}</span> : <Link to={href}>{name}</Link>}
    </li>
  );
}

function useCrumbs(): Crumb[] {
  const t = useStrings(breadcrumbStrings);
  const locale = useLocale();
  const match = useMatches().at(-1);
  if (!isSiteHandle(match?.handle)) return [];
  const data = match.loaderData;
  // A page that failed to load has no data for its breadcrumbs.
  return data === undefined ? [] : (match.handle.crumbs?.({ data, t, locale }) ?? []);
}
