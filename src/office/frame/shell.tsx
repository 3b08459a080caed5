import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { NavContext } from '#src/office/kit/nav-context.ts';
import { itemAt, type NavItem } from '#src/office/kit/nav-item.ts';
import { OfficeMark } from '#src/office/kit/office-mark.tsx';
import { useOwnErrors } from '#src/office/kit/own-errors.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { WaitingCount } from '#src/office/kit/waiting-count.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { OpenKeyList } from './keys/open-key-list.tsx';
import { useOfficeKeys } from './keys/use-office-keys.ts';
import { LiveNews } from './live/live-news.tsx';
import type { NavCounts } from './nav-line.tsx';
import { OpenPalette } from './palette/open-palette.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { usePalette } from './palette/use-palette.ts';
import { type Person, PersonMenu } from './person-menu.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { SideNav } from './side-nav.tsx';

type ShellProps = {
  person: Person;
  nav: readonly NavItem[];
  /** How many wait for the shop, by page. */
  counts?: NavCounts;
  /** Above every page. */
  note?: ReactNode;
  children: ReactNode;
};

/** The frame of the back office: navigation at the side, on a phone at the top and at the bottom, and the page. */
export function Shell({ person, nav, counts = {}, note, children }: ShellProps) {
  const t = useStrings(shellStrings);
  const palette = usePalette();
  const keys = useOfficeKeys();
  useOwnErrors();
  return (
    <div className="office">
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <aside className="office-rail">
        <OfficeMark to={adminHrefs.index()} label="logo" />
        <PaletteButton onOpen={palette.open} />
        <SideNav items={nav} counts={counts} />
        <PersonMenu person={person} onKeys={keys.open} />
      </aside>
      <header className="office-bar">
        <OfficeMark to={adminHrefs.index()} label="logo" />
        <SectionName nav={nav} />
        <PaletteButton onOpen={palette.open} />
      </header>
      <main id="main" className="office-main" tabIndex={-1}>
        {note}
        <div className="office-page">
          <NavContext value={nav}>
            <WaitingCount value={counts.leads ?? 0}>{children}</WaitingCount>
          </NavContext>
        </div>
      </main>
      <PhoneTabs items={nav} counts={counts} person={person} />
      <OpenPalette palette={palette} owner={{ nav, role: person.role }} />
      <OpenKeyList keys={keys} />
      <LiveNews />
    </div>
  );
}

/** Where one is, in the bar of a phone. */
function SectionName({ nav }: { nav: readonly NavItem[] }) {
  const t = useStrings(shellStrings);
  const current = itemAt(nav, useLocation().pathname);
  return <b>{t(current ? `nav.${current.name}` : 'office')}</b>;
}
