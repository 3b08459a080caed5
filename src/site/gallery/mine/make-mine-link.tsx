import { Link } from 'react-router';
import { plainModel, useMyTruck } from '#src/site/build/index.ts';
import { useIsHydrated } from '#src/web/browser/use-is-hydrated.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BuildCard } from '../grid/build-card.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import { mineQuery } from './mine-query.ts';

/**
 * "Make it mine", or "On my F-150: what changes" once a truck is known on this device, in the gap below any card of a
 * finished build. It is rendered in the browser only: the markup of pages with many cards has no room for one more
 * address per card, and without script the build's own page has the same link.
 */
export function MakeMineLink({ build }: { build: BuildCard }) {
  const t = useStrings(galleryStrings);
  const mine = useMyTruck();
  if (!useIsHydrated()) return null;
  const { title } = build;
  const truck = mine && plainModel(mine.model);
  const place = { make: build.makeSlug, slug: build.slug };
  return (
    <Link
      className="link small gallery-mine"
      to={hrefs.galleryMine(place, mineQuery(mine))}
      aria-label={truck ? t('mine.on.of', { truck, title }) : t('mine.link.of', { title })}
    >
      {truck ? t('mine.on', { truck }) : t('mine.link')}
    </Link>
  );
}
