import { MakesNav } from '#src/app/components/site/makes-nav.tsx';
import galleryStrings from '#src/app/strings/gallery.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { BlokProps } from '../blok-props.ts';
import { ItemLevels } from '../item-level.tsx';
import { FinishedCard } from './finished-card.tsx';
import type { GalleryGridData } from './load.server.ts';
import { cardWidths } from './row-sizes.ts';
import type { GalleryGridBlok } from './schema.ts';

/** Finished builds, of all makes or of one, with what was measured on each. */
export function GalleryGrid({ blok, data, previous }: BlokProps<GalleryGridBlok, GalleryGridData>) {
  const widths = cardWidths(data.builds.length);
  return (
    <ItemLevels under={previous}>
      {data.makes.length > 0 && <MakesNav makes={data.makes} current={blok.make} />}
      <div className="wrap gallery">
        <Evidence data={data} />
        <ul className="ggrid">
          {data.builds.map((build, at) => (
            <FinishedCard key={build.slug} build={build} width={widths[at] ?? 2} />
          ))}
        </ul>
      </div>
    </ItemLevels>
  );
}

/** One sentence that sums the builds up; with none, the one that says so. */
function Evidence({ data: { builds, untrimmed, quiet, engine } }: { data: GalleryGridData }) {
  const t = useStrings(galleryStrings);
  const count = builds.length;
  if (count === 0) return <p className="d3">{t('empty')}</p>;
  return (
    <div className="evidence">
      <p className="d3">
        {t('evidence.trim', { untrimmed, count })} {t('evidence.rub', { quiet, count })}
      </p>
      {engine.of > 0 && <p>{t('evidence.engine', engine)}</p>}
    </div>
  );
}
