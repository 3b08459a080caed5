import { Link } from 'react-router';
import { ShopMark } from '#src/web/ui/shop-mark.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import shellStrings from './shell-words.json' with { type: 'json' };

type OfficeMarkProps = { to: string; label: 'logo' | 'logo.home' };

/** The shop's mark in the back office. Before signing in, it links to the website. */
export function OfficeMark({ to, label }: OfficeMarkProps) {
  const t = useStrings(shellStrings);
  return (
    <Link className="logo" to={to} aria-label={t(label)}>
      <ShopMark />
      <b>
        Ironwood <small>{t('office')}</small>
      </b>
    </Link>
  );
}
