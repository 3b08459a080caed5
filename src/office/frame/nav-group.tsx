import type { ReactNode } from 'react';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import type { RailItem } from '#src/office/kit/nav-item.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import { NavCount, type NavCounts } from './nav-line.tsx';

type NavGroupProps = {
  name: 'work' | 'website' | 'catalog';
  isOpen: boolean;
  items: readonly RailItem[];
  counts: NavCounts;
  children: ReactNode;
};

/** Lines that belong together. While it is closed it shows the sum of what waits in it. */
export function NavGroup({ name, isOpen, items, counts, children }: NavGroupProps) {
  const t = useStrings(shellStrings);
  const sum = items.reduce((total, item) => total + (counts[item.name] ?? 0), 0);
  return (
    <li>
      <details className="office-group" open={isOpen}>
        <summary>
          <AdminIcon name="open" />
          <span>{t(`group.${name}`)}</span>
          <NavCount count={sum} />
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}
