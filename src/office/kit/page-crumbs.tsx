import { Link } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import { adminHrefs } from './admin-hrefs.ts';
import { useNav } from './nav-context.ts';
import { isSettingsItem } from './nav-item.ts';
import { PageWalk, type Walk } from './page-walk.tsx';
import shellStrings from './shell-words.json' with { type: 'json' };

export type Crumb = { to: string; label: string };

type PageCrumbsProps = {
  back: Crumb | undefined;
  walk: Walk | undefined;
};

/** The way back up: to the settings, and to the page that this one is below. Nothing on a page of the navigation. */
export function PageCrumbs({ back, walk }: PageCrumbsProps) {
  const t = useStrings(shellStrings);
  const { current, pathname } = useNav();
  const crumbs: Crumb[] = [];
  if (current?.section === 'settings' && pathname !== adminHrefs.settings()) {
    crumbs.push({ to: adminHrefs.settings(), label: t('nav.settings') });
  }
  const isBelow = current !== null && pathname !== current.href;
  if (back) crumbs.push(back);
  else if (isBelow && (isSettingsItem(current) || current.section !== 'settings')) {
    crumbs.push({ to: current.href, label: t(`nav.${current.name}`) });
  }
  if (crumbs.length === 0) return null;
  return (
    <div className="page-crumbs">
      <nav aria-label={t('crumbs')}>
        {crumbs.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      {walk && <PageWalk {...walk} />}
    </div>
  );
}
