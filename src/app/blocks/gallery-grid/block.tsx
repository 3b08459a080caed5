import { MakesNav } from '#src/app/components/site/makes-nav.tsx';
import galleryStrings from '#src/app/strings/gallery.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { BlokProps } from '../blok-props.ts';
import { ItemLevels } from '../item-level.tsx';
import { FinishedCard } from './finished-card.tsx';
import { GalleryEmpty } from './gallery-empty.tsx';
import { GalleryFilters } from './gallery-filters.tsx';
import { GalleryPages } from './gallery-pages.tsx';
import type { GalleryGridData } from './load.server.ts';
import { cardWidths } from './row-sizes.ts';
import type { GalleryGridBlok } from './schema.ts';

/** Finished builds, of all makes or of one, narrowed by what the address asks for. */
export function GalleryGrid({ blok, data, previous }: BlokProps<GalleryGridBlok, GalleryGridData>) {
  const widths = cardWidths(data.builds.length);
  return (
    <ItemLevels under={previous}>
      {data.makes.length > 0 && <MakesNav makes={data.makes} current={blok.make} />}
      <div className="wrap gallery">
        {data.filters.length > 0 && <GalleryFilters data={data} />}
        {data.total === 0 ? <GalleryEmpty data={data} /> : <Evidence data={data} />}
        <ul className="ggrid">
          {data.builds.map((build, at) => (
            <FinishedCard key={build.slug} build={build} width={widths[at] ?? 2} />
          ))}
        </ul>
        <GalleryPages data={data} />
      </div>
    </ItemLevels>
  );
}

/** One sentence that sums the builds up. */
function Evidence({ data: { total: count, untrimmed, quiet, engine } }: { data: GalleryGridData }) {
  const t = useStrings(galleryStrings);
  return (
    <div className="evidence">
      <p className="d3">
        {t('evidence.trim', { untrimmed, count })} {t('evidence.rub', { quiet, count })}
      </p>
      {engine.of > 0 && <p>{t('evidence.engine', engine)}</p>}
    </div>
  );
}
