import { Link } from 'react-router';
import { useMyTruck } from '#src/site/build/index.ts';
import { useIsHydrated } from '#src/web/browser/use-is-hydrated.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BuildCard } from '../grid/build-card.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import { mineQuery } from './mine-query.ts';

/**
 * "Make it mine" in the gap below a card. It is rendered in the browser only: the gallery's
 * markup has no room for one more address per card, and without script the build's own page has the same link.
 */
export function MakeMineLink({ build }: { build: BuildCard }) {
  const t = useStrings(galleryStrings);
  const mine = useMyTruck();
  if (!useIsHydrated()) return null;
  const place = { make: build.makeSlug, slug: build.slug };
  return (
    <Link
      className="link small gallery-card-mine"
      to={hrefs.galleryMine(place, mineQuery(mine))}
      aria-label={t('mine.link.of', { title: build.title })}
    >
      {t('mine.link')}
    </Link>
  );
}
