import { NavLink } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useMayConnect } from '#src/office/kit/may-connect.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import bookingStrings from './booking-words.json' with { type: 'json' };

const sections = {
  shop: adminHrefs.settings,
  brand: adminHrefs.brand,
  services: adminHrefs.bookingServices,
  bays: adminHrefs.bays,
  rates: adminHrefs.rates,
  mail: adminHrefs.mailSettings,
  integrations: adminHrefs.integrations,
  setup: adminHrefs.setup,
} as const;

/** The parts of the settings, each a page. */
export function SettingsNav() {
  const t = useStrings(bookingStrings);
  const mayConnect = useMayConnect();
  return (
    <nav aria-label={t('sections')} className="list-filters settings-nav">
      {(['shop', 'brand', 'services', 'bays', 'rates', 'mail', 'integrations', 'setup'] as const)
        .filter((name) => name !== 'mail' || mayConnect)
        .map((name) => (
          <NavLink
            key={name}
            end
            to={sections[name]()}
            className={({ isActive }) => (isActive ? 'chip is-on' : 'chip')}
          >
            {t(`section.${name}`)}
          </NavLink>
        ))}
    </nav>
  );
}
