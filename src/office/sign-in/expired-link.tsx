import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { SignInPage } from './sign-in-page.tsx';
import signInStrings from './words.json' with { type: 'json' };

type ExpiredLinkProps = { text?: 'gone.text' | 'gone.owner' | 'gone.reset' };

/** A one-time link that was used or has expired. */
export function ExpiredLink({ text = 'gone.text' }: ExpiredLinkProps) {
  const t = useStrings(signInStrings);
  return (
    <SignInPage title={t('gone.title')} intro={t(text)}>
      {text === 'gone.reset' && (
        <Link className="button" to={adminHrefs.forgot()}>
          {t('gone.again')}
        </Link>
      )}
      <Link className="button button--outline" to={adminHrefs.login()}>
        {t('gone.login')}
      </Link>
    </SignInPage>
  );
}
