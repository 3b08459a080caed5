import { Link } from 'react-router';
import signInStrings from '#src/app/strings/admin-sign-in.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { adminHrefs } from './admin-hrefs.ts';
import { SignInPage } from './sign-in-page.tsx';

/** A one-time link that was used, or waited too long. */
export function LinkGone({ text = 'gone.text' }: { text?: 'gone.text' | 'gone.owner' }) {
  const t = useStrings(signInStrings);
  return (
    <SignInPage title={t('gone.title')} intro={t(text)}>
      <Link className="btn btn--line" to={adminHrefs.login()}>
        {t('gone.login')}
      </Link>
    </SignInPage>
  );
}
