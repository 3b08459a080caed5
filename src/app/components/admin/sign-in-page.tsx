import type { ReactNode } from 'react';
import { OfficeMark } from './office-mark.tsx';

type SignInPageProps = { title: string; intro: string; children: ReactNode };

/** The page of a form outside the back office: the form, and beside it, where there is room, dusk. */
export function SignInPage({ title, intro, children }: SignInPageProps) {
  return (
    <main id="main" className="loginp">
      <title>{`${title} - Ironwood Off-Road`}</title>
      <meta name="robots" content="noindex" />
      <section className="login-l">
        <div>
          <OfficeMark />
          <div>
            <h1 className="d2">{title}</h1>
            <p className="muted">{intro}</p>
          </div>
          {children}
        </div>
      </section>
      <section className="login-r" aria-hidden="true" />
    </main>
  );
}
