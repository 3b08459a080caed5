import { Link } from 'react-router';
import shellStrings from '#src/app/strings/admin-shell.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { ShopMark } from '#src/app/ui/shop-mark.tsx';

type OfficeMarkProps = { to: string; label: 'logo' | 'logo.home' };

/** The shop's sign, of the back office. Before one has signed in it leads to the website. */
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
