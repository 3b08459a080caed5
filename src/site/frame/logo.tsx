import { Link } from 'react-router';
import { useBrand } from '#src/web/brand/brand-look.ts';
import { BrandName, type LogoGround } from '#src/web/brand/brand-name.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import headerStrings from './header-words.json' with { type: 'json' };

/** The shop's mark and name, linking to the home page. */
export function Logo({ ground }: { ground?: LogoGround }) {
  const t = useStrings(headerStrings);
  const { name } = useBrand();
  return (
    <Link
      className="logo"
      to={hrefs.index()}
      aria-label={name === '' ? t('home') : t('logo', { shop: name })}
    >
      <BrandName ground={ground} />
    </Link>
  );
}
