import { Link, useLocation } from 'react-router';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { isRailItem, itemAt, type NavItem } from '#src/office/kit/nav-item.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import { NavCount, type NavCounts } from './nav-line.tsx';
import { type Person, PersonLinks } from './person-menu.tsx';
import { NavLines } from './side-nav.tsx';

/** Besides "More", which has everything. */
const shownOnPhone = 4;

type PhoneTabsProps = { items: readonly NavItem[]; counts: NavCounts; person: Person };

/** The navigation at the bottom of a phone. */
export function PhoneTabs({ items, counts, person }: PhoneTabsProps) {
  const t = useStrings(shellStrings);
  const { pathname } = useLocation();
  const current = itemAt(items, pathname);
  const tabs = items.filter(isRailItem).slice(0, shownOnPhone);
  const isElsewhere = current !== null && !tabs.some((tab) => tab === current);
  return (
    <nav className="office-tabs" aria-label={t('sections')}>
      <ul>
        {tabs.map((item) => (
          <li key={item.name}>
            <Link to={item.href} aria-current={item === current ? 'page' : undefined}>
              <AdminIcon name={item.name} />
              <span>{t(`nav.${item.name}`)}</span>
              <NavCount count={counts[item.name] ?? 0} />
            </Link>
          </li>
        ))}
        <li>
          {/* A new one on each page, so that it closes. */}
          <details key={pathname} className="office-more">
            <summary className={isElsewhere ? 'is-current' : undefined}>
              <AdminIcon name="menu" />
              <span>{t('more')}</span>
            </summary>
            <div className="office-more-sheet">
              <NavLines items={items} counts={counts} />
              <p className="office-more-who">
                {person.name}, {t(`role.${person.role}`)}
              </p>
              <PersonLinks />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  );
}
