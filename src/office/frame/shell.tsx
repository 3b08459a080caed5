import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { StaffRole } from '#src/domain/auth/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import type { NavItem } from '#src/office/kit/nav-item.ts';
import { OfficeMark } from '#src/office/kit/office-mark.tsx';
import { useOwnErrors } from '#src/office/kit/own-errors.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { WaitingCount } from '#src/office/kit/waiting-count.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { LiveNews } from './live/live-news.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { SideNav } from './side-nav.tsx';

type ShellProps = {
  person: { name: string; role: StaffRole };
  nav: readonly NavItem[];
  /** How many wait for an answer. */
  waiting?: number;
  children: ReactNode;
};

/** The frame of the back office: sections on the side (at the bottom on a phone), the person, the page. */
export function Shell({ person, nav, waiting = 0, children }: ShellProps) {
  const t = useStrings(shellStrings);
  useOwnErrors();
  return (
    <div className="office">
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <aside className="office-rail">
        <OfficeMark to={adminHrefs.index()} label="logo" />
        <SideNav items={nav} />
        <PersonLink person={person} />
      </aside>
      <header className="office-bar">
        <PaletteButton owner={{ nav, role: person.role }} />
        <a className="button button--quiet button--small push-end" href={hrefs.index()}>
          <AdminIcon name="site" />
          <span>{t('seeSite')}</span>
        </a>
        <Link
          className="button button--quiet button--small office-bar-language"
          to={adminHrefs.ownLanguage()}
        >
          <AdminIcon name="language" />
          <span>{t('language')}</span>
        </Link>
        <Form method="post" action={adminHrefs.logout()} reloadDocument>
          <button type="submit" className="button button--quiet button--small">
            <AdminIcon name="sign-out" />
            {t('signOut')}
          </button>
        </Form>
        <Link className="office-bar-me" to={adminHrefs.account()}>
          <Initials name={person.name} />
          <span className="visually-hidden">{t('account')}</span>
        </Link>
      </header>
      <main id="main" className="office-main" tabIndex={-1}>
        <WaitingCount value={waiting}>{children}</WaitingCount>
      </main>
      <LiveNews />
    </div>
  );
}

function PersonLink({ person }: Pick<ShellProps, 'person'>) {
  const t = useStrings(shellStrings);
  return (
    <Link className="office-rail-me" to={adminHrefs.account()}>
      <Initials name={person.name} />
      <span>
        {person.name}
        <small>{t(`role.${person.role}`)}</small>
      </span>
    </Link>
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Initials of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => word?.at(0)?.toUpperCase() ?? '').join('');
}
