import { Link } from 'react-router';
import { unpack } from '#src/lib/packed.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { BuildShot } from '../grid/build-shot.tsx';
import galleryStrings from '../words.json' with { type: 'json' };
import type { RecentBuildsData } from './load.server.ts';
import type { RecentBuildsBlok } from './schema.ts';

/** The newest finished builds with a picture, the first of them large. */
export function RecentBuilds({ data, previous }: BlokProps<RecentBuildsBlok, RecentBuildsData>) {
  const t = useStrings(galleryStrings);
  const locale = useLocale();
  const builds = unpack(data.builds);
  if (builds.length === 0) return null;
  const hasLarge = builds.length === 3;
  return (
    <section className="recent-builds" aria-label={t('recent.title')}>
      <div className="page-width">
        <div className={`shot-grid ${hasLarge ? 'shot-grid--large-first' : 'is-even'}`}>
          <ItemLevels under={previous}>
            {builds.map((build, at) => (
              <BuildShot key={build.slug} build={build} isLarge={at === 0 && hasLarge} />
            ))}
          </ItemLevels>
        </div>
        <Link className="link" to={hrefs.gallery()}>
          {data.total === builds.length
            ? t(`count.${plural(data.total, locale)}`, { count: data.total })
            : t('recent.all', { count: data.total })}
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
