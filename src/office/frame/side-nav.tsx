import { useLocation } from 'react-router';
import {
  isRailItem,
  itemAt,
  type NavItem,
  type NavSection,
  type RailItem,
} from '#src/office/kit/nav-item.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import { NavGroup } from './nav-group.tsx';
import { type NavCounts, NavLine } from './nav-line.tsx';

type SideNavProps = { items: readonly NavItem[]; counts: NavCounts };

const sections: readonly NavSection[] = [
  'today',
  'work',
  'website',
  'catalog',
  'insights',
  'settings',
];

/** The navigation at the side of a desk: the daily work open, the website in a group that opens when one is in it. */
export function SideNav({ items, counts }: SideNavProps) {
  const t = useStrings(shellStrings);
  return (
    <nav aria-label={t('sections')}>
      <NavLines items={items} counts={counts} />
    </nav>
  );
}

/** Every line that the person may open, in its groups. */
export function NavLines({ items, counts }: SideNavProps) {
  const current = itemAt(items, useLocation().pathname);
  const lines = items.filter(isRailItem);
  return (
    <ul className="office-nav">
      {sections.map((section) => {
        const own = lines.filter((item) => item.section === section);
        return (
          own.length > 0 && (
            <NavPart
              key={section}
              section={section}
              items={own}
              current={current}
              counts={counts}
            />
          )
        );
      })}
    </ul>
  );
}

type NavPartProps = {
  section: NavSection;
  items: readonly RailItem[];
  current: NavItem | null;
  counts: NavCounts;
};

function NavPart({ section, items, current, counts }: NavPartProps) {
  const isInside = current?.section === section;
  if (section === 'work' || section === 'website' || section === 'catalog') {
    return (
      <NavGroup
        name={section}
        isOpen={section === 'work' || isInside}
        items={items}
        counts={counts}
      >
        {items.map((item) => (
          <NavLine key={item.name} item={item} counts={counts} isCurrent={item === current} />
        ))}
      </NavGroup>
    );
  }
  return items.map((item) => (
    <NavLine key={item.name} item={item} counts={counts} isCurrent={isInside} />
  ));
}
