import type { ReactNode } from 'react';
import { OfficeMark } from '#src/office/kit/office-mark.tsx';
import { useBrand } from '#src/web/brand/brand-look.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import dusk from './sign-in.webp';
import signInStrings from './words.json' with { type: 'json' };

type SignInPageProps = { title: string; intro: string; children: ReactNode };

/** The page of a form outside the back office: the form, and next to it, if there is room, a desert at dusk. */
export function SignInPage({ title, intro, children }: SignInPageProps) {
  const t = useStrings(signInStrings);
  const { name } = useBrand();
  return (
    <main id="main" className="sign-in">
      <title>{`${title} - ${name}`}</title>
      <meta name="robots" content="noindex" />
      <section className="sign-in-words">
        <div>
          <OfficeMark to={hrefs.index()} label="logo.home" />
          <div>
            <h1 className="title-2">{title}</h1>
            <p className="muted">{intro}</p>
          </div>
          {children}
        </div>
      </section>
      <div className="sign-in-picture">
        <img src={dusk} alt={t('picture')} width="1040" height="1120" loading="lazy" />
      </div>
    </main>
  );
}
