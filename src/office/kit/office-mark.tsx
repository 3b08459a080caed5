import { Link } from 'react-router';
import { useBrand } from '#src/web/brand/brand-look.ts';
import { BrandName } from '#src/web/brand/brand-name.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import shellStrings from './shell-words.json' with { type: 'json' };

type OfficeMarkProps = { to: string; label: 'logo' | 'logo.home' };

/** The shop's mark in the back office. Before signing in, it links to the website. */
export function OfficeMark({ to, label }: OfficeMarkProps) {
  const t = useStrings(shellStrings);
  const { name } = useBrand();
  return (
    <Link className="logo" to={to} aria-label={t(label, { shop: name })}>
      <BrandName second={t('office')} />
    </Link>
  );
}
