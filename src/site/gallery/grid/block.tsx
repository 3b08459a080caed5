import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { MakesNav } from '../makes-nav.tsx';
import galleryStrings from '../words.json' with { type: 'json' };
import { FinishedCard } from './finished-card.tsx';
import { GalleryEmpty } from './gallery-empty.tsx';
import { GalleryFilters } from './gallery-filters.tsx';
import { GalleryPages } from './gallery-pages.tsx';
import type { GalleryGridData } from './load.server.ts';
import { cardWidths } from './row-sizes.ts';
import type { GalleryGridBlok } from './schema.ts';

/** Finished builds, of all makes or of one, filtered by the URL. */
export function GalleryGrid({ blok, data, previous }: BlokProps<GalleryGridBlok, GalleryGridData>) {
  const widths = cardWidths(data.builds.length);
  return (
    <ItemLevels under={previous}>
      {data.makes.length > 0 && <MakesNav makes={data.makes} current={blok.make} />}
      <div className="page-width gallery">
        {data.filters.length > 0 && <GalleryFilters data={data} />}
        {data.total === 0 ? (
          <GalleryEmpty data={data} make={blok.make} />
        ) : (
          <Evidence data={data} />
        )}
        <ul className="gallery-grid">
          {data.builds.map((build, at) => (
            <FinishedCard key={build.slug} build={build} width={widths[at] ?? 2} />
          ))}
        </ul>
        <GalleryPages data={data} />
      </div>
    </ItemLevels>
  );
}

/** One sentence that sums up the builds. */
function Evidence({ data: { total: count, untrimmed, quiet, engine } }: { data: GalleryGridData }) {
  const t = useStrings(galleryStrings);
  return (
    <div className="gallery-evidence">
      <p className="title-3">
        {t('evidence.trim', { untrimmed, count })} {t('evidence.rub', { quiet, count })}
      </p>
      {engine.of > 0 && <p>{t('evidence.engine', engine)}</p>}
    </div>
  );
}
