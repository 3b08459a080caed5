import { Link } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import { adminHrefs } from './admin-hrefs.ts';
import { AdminIcon } from './admin-icon.tsx';
import { useNav } from './nav-context.ts';
import { isSettingsItem } from './nav-item.ts';
import shellStrings from './shell-words.json' with { type: 'json' };

export type Crumb = { to: string; label: string };

type PageCrumbsProps = {
  back: Crumb | undefined;
  /** The next one of the list that this page is of. */
  next: Crumb | undefined;
};

/** The way back up: to the settings, and to the page that this one is below. Nothing on a page of the navigation. */
export function PageCrumbs({ back, next }: PageCrumbsProps) {
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
    <nav className="page-crumbs" aria-label={t('crumbs')}>
      {crumbs.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      {next && (
        <Link className="page-crumbs-next" to={next.to}>
          {next.label}
          <AdminIcon name="open" />
        </Link>
      )}
    </nav>
  );
}
