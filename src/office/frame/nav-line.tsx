import { Link } from 'react-router';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import type { RailItem, RailName } from '#src/office/kit/nav-item.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';

/** How many wait for the shop, by the page where they are. */
export type NavCounts = Readonly<Partial<Record<RailName, number>>>;

type NavLineProps = { item: RailItem; counts: NavCounts; isCurrent: boolean };

/** A page in the navigation, with how many wait there. */
export function NavLine({ item, counts, isCurrent }: NavLineProps) {
  const t = useStrings(shellStrings);
  const { name, href } = item;
  return (
    <li>
      <Link to={href} aria-current={isCurrent ? 'page' : undefined} title={t(`nav.${name}`)}>
        <AdminIcon name={name} />
        <span>{t(`nav.${name}`)}</span>
        <NavCount count={counts[name] ?? 0} />
      </Link>
    </li>
  );
}

/** A plain figure, read out with what it counts; nothing for none. */
export function NavCount({ count }: { count: number }) {
  const t = useStrings(shellStrings);
  if (count === 0) return null;
  return (
    <b className="office-count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('waiting', { count })}</span>
    </b>
  );
}
