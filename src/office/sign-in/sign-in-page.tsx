import type { ReactNode } from 'react';
import { OfficeMark } from '#src/office/kit/office-mark.tsx';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { useBrand } from '#src/web/brand/brand-look.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import dusk from './sign-in.webp';
import signInStrings from './words.json' with { type: 'json' };

type SignInPageProps = { title: string; intro: string; children: ReactNode };

/** The page of a form outside the back office: the form, and next to it, if there is room, an evening outside. */
export function SignInPage({ title, intro, children }: SignInPageProps) {
  const { name, hasSaguaros } = useBrand();
  return (
    <main id="main" className="sign-in">
      <title>{[title, name].filter(Boolean).join(' - ')}</title>
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
      <div className="sign-in-picture">{hasSaguaros ? <Desert /> : <DrawnEvening />}</div>
    </main>
  );
}

function Desert() {
  const t = useStrings(signInStrings);
  return <img src={dusk} alt={t('picture')} width="1040" height="1120" loading="lazy" />;
}

const truck = {
  vehicle: 'ford-bronco-4dr-2021',
  lift: 2,
  tire: 34.8,
  ground: false,
  ghost: false,
};

/** Where no saguaros grow: hills that could be anywhere. Decorative. */
function DrawnEvening() {
  return (
    <div className="sign-in-evening sky-field" aria-hidden="true">
      <div className="sky-backdrop">
        <SkyField sunX={860} />
      </div>
      <SideDrawing drawing={truck} alt="" />
      <div className="datum" />
    </div>
  );
}
