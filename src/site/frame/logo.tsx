import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ShopMark } from '#src/web/ui/shop-mark.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import headerStrings from './header-words.json' with { type: 'json' };

/** The shop's mark and name, linking to the home page. */
export function Logo() {
  const t = useStrings(headerStrings);
  return (
    <Link className="logo" to={hrefs.index()} aria-label={t('logo')}>
      <ShopMark />
      <b translate="no">
        Ironwood <small>Off-Road</small>
      </b>
    </Link>
  );
}
