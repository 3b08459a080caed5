import { Link } from 'react-router';
import shellStrings from '#src/app/strings/admin-shell.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

type OfficeMarkProps = { to: string; label: 'logo' | 'logo.home' };

/** The shop's mark, of the back office. Before one has signed in it leads to the website. */
export function OfficeMark({ to, label }: OfficeMarkProps) {
  const t = useStrings(shellStrings);
  return (
    <Link className="logo" to={to} aria-label={t(label)}>
      <svg viewBox="0 0 40 40" aria-hidden="true" fill="none" stroke="currentColor">
        <path className="logo-ember" d="M5 27a15 15 0 0 1 30 0" strokeWidth="6" />
        <path className="logo-hub" d="M13.5 27a6.5 6.5 0 0 1 13 0Z" stroke="none" />
        <path d="M1 28.6h38" strokeWidth="2.2" />
        <path d="M5 34h30M5 31.5v5M35 31.5v5" strokeWidth="1.4" />
      </svg>
      <b>
        Ironwood <small>{t('office')}</small>
      </b>
    </Link>
  );
}
