import { NavLink } from 'react-router';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import type { NavItem } from '#src/office/kit/nav-item.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';

/** How many sections a phone shows at the bottom; the others are under "More". */
const shownOnPhone = 4;

export function SideNav({ items }: { items: readonly NavItem[] }) {
  const t = useStrings(shellStrings);
  const more = items.slice(shownOnPhone);
  return (
    <nav aria-label={t('sections')}>
      <ul>
        {items.map((item) => (
          <Section key={item.href} item={item} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="office-rail-more">
          <summary>{t('more')}</summary>
          <ul>
            {more.map((item) => (
              <Section key={item.href} item={item} />
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

function Section({ item }: { item: NavItem }) {
  const t = useStrings(shellStrings);
  return (
    <li>
      <NavLink to={item.href} end={item.name === 'today'} title={t(`nav.${item.name}`)}>
        <AdminIcon name={item.name} />
        <span>{t(`nav.${item.name}`)}</span>
      </NavLink>
    </li>
  );
}
