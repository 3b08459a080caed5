import { Link } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import headerStrings from '#src/app/strings/header.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { ShopMark } from '#src/app/ui/shop-mark.tsx';

/** The shop's sign and name. Leads home. */
export function Logo() {
  const t = useStrings(headerStrings);
  return (
    <Link className="logo" to={hrefs.index()} aria-label={t('logo')}>
      <ShopMark />
      <b>
        Ironwood <small>Off-Road</small>
      </b>
    </Link>
  );
}
