import { Form, Link, useLocation } from 'react-router';
import type { StaffRole } from '#src/domain/auth/index.ts';
import { personInitials } from '#src/lib/person-initials.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';

/** Who is signed in. */
export type Person = { name: string; role: StaffRole };

/** The person at the foot of the navigation; opens what is about them and the way out. */
export function PersonMenu({ person, onKeys }: { person: Person; onKeys: () => void }) {
  const t = useStrings(shellStrings);
  const { pathname } = useLocation();
  return (
    // A new one on each page, so that it closes.
    <details key={pathname} className="office-me">
      <summary>
        <span className="initials" aria-hidden="true">
          {personInitials(person.name)}
        </span>
        <span>
          {person.name}
          <small>{t(`role.${person.role}`)}</small>
        </span>
        <AdminIcon name="choose" />
      </summary>
      <PersonLinks onKeys={onKeys} />
    </details>
  );
}

/** The person's account, their language, at a desk the keys, the website, and signing out. */
export function PersonLinks({ onKeys }: { onKeys?: () => void }) {
  const t = useStrings(shellStrings);
  return (
    <ul className="office-me-links">
      <li>
        <Link to={adminHrefs.account()}>
          <AdminIcon name="people" />
          {t('account')}
        </Link>
      </li>
      <li>
        <Link to={adminHrefs.ownLanguage()}>
          <AdminIcon name="language" />
          {t('language')}
        </Link>
      </li>
      {onKeys && (
        <li>
          <button type="button" onClick={onKeys} aria-keyshortcuts="?">
            <AdminIcon name="keyboard" />
            {t('keys')}
          </button>
        </li>
      )}
      <li>
        <a href={hrefs.index()}>
          <AdminIcon name="site" />
          {t('seeSite')}
        </a>
      </li>
      <li>
        <Form method="post" action={adminHrefs.logout()} reloadDocument>
          <button type="submit">
            <AdminIcon name="sign-out" />
            {t('signOut')}
          </button>
        </Form>
      </li>
    </ul>
  );
}
