import { NavLink } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import bookingStrings from '#src/app/strings/admin-booking.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

const sections = {
  shop: adminHrefs.settings,
  services: adminHrefs.bookingServices,
  bays: adminHrefs.bays,
  rates: adminHrefs.rates,
  integrations: adminHrefs.integrations,
} as const;

/** The parts of the settings, each a page. */
export function SettingsNav() {
  const t = useStrings(bookingStrings);
  return (
    <nav aria-label={t('sections')} className="tree-filters settings-nav">
      {(['shop', 'services', 'bays', 'rates', 'integrations'] as const).map((name) => (
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
