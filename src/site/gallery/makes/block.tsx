import { Link } from 'react-router';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import type { GalleryMakesData, MakeShown } from './load.server.ts';
import type { GalleryMakesBlok } from './schema.ts';

/** The makes again at the end of the gallery, each with its newest build drawn to scale. */
export function GalleryMakes({ data }: BlokProps<GalleryMakesBlok, GalleryMakesData>) {
  const t = useStrings(galleryStrings);
  if (data.makes.length === 0) return null;
  return (
    <section className="page-width gallery-make-list">
      <h2>{t('byMake')}</h2>
      <ul>
        {data.makes.map((make) => (
          <MakeCell key={make.makeSlug} make={make} />
        ))}
      </ul>
    </section>
  );
}

function MakeCell({ make: { make, makeSlug, count, newest } }: { make: MakeShown }) {
  const t = useStrings(galleryStrings);
  const locale = useLocale();
  return (
    <li>
      <Link to={hrefs.galleryMake({ make: makeSlug })}>
        <SideDrawing drawing={newest.drawing} alt={t('drawnAlt', { title: newest.title })} />
        <b className="title-3" translate="no">
          {make}
        </b>
        <span className="figure">{t(`count.${plural(count, locale)}`, { count })}</span>
      </Link>
    </li>
  );
}
