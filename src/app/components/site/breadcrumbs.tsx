import { Link, useHref, useMatches } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import breadcrumbStrings from '#src/app/strings/breadcrumbs.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { breadcrumbList } from './breadcrumb-list.ts';
import { type Crumb, isSiteHandle } from './crumbs.ts';
import { LinkedData } from './linked-data.tsx';

/** The breadcrumb bar: nothing when the page names no step, hidden on small screens by the style. */
export function Breadcrumbs({ origin }: { origin: string }) {
  const t = useStrings(breadcrumbStrings);
  const crumbs = useCrumbs();
  const base = useHref('/').replace(/\/$/, '');
  if (crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={t('label')}>
      <LinkedData data={breadcrumbList(crumbs, { home: t('home'), base: origin + base })} />
      <ol className="wrap">
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

function CrumbItem({ name, href }: Crumb) {
  return (
    <li>
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
  // A page that failed to load has no data to name its steps by.
  return data === undefined ? [] : (match.handle.crumbs?.({ data, t, locale }) ?? []);
}
