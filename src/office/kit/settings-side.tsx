import { Link } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import { adminHrefs } from './admin-hrefs.ts';
import { useNav } from './nav-context.ts';
import { isSettingsItem } from './nav-item.ts';
import shellStrings from './shell-words.json' with { type: 'json' };

/** Beside every page of the settings at a desk: the others. On a phone the way back leads to all of them. */
export function SettingsSide() {
  const t = useStrings(shellStrings);
  const { items, current, pathname } = useNav();
  if (current?.section !== 'settings' || pathname === adminHrefs.settings()) return null;
  return (
    <nav className="settings-side" aria-label={t('settings.pages')}>
      {items.filter(isSettingsItem).map((item) => (
        <Link key={item.name} to={item.href} aria-current={item === current ? 'page' : undefined}>
          {t(`nav.${item.name}`)}
        </Link>
      ))}
    </nav>
  );
}
