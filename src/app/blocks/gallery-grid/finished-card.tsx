import { Link } from 'react-router';
import { BuildPicture } from '#src/app/components/site/build-picture.tsx';
import { hrefs } from '#src/app/hrefs.ts';
import { BuildCaption } from './build-caption.tsx';
import type { BuildCard } from './build-card.ts';
import type { CardWidth } from './row-sizes.ts';

const shapes = {
  2: { ratio: 1, sizes: '(min-width: 64rem) 24rem, (min-width: 48rem) 32vw, 100vw' },
  3: { ratio: 3 / 4, sizes: '(min-width: 64rem) 37rem, (min-width: 48rem) 48vw, 100vw' },
  6: { ratio: 5 / 8, sizes: '(min-width: 75rem) 75rem, 100vw' },
} as const satisfies Record<CardWidth, object>;

/** A finished build, leading to its page; its slug is its anchor, so that others can link to it. */
export function FinishedCard({ build, width }: { build: BuildCard; width: CardWidth }) {
  const { slug, makeSlug } = build;
  return (
    <li id={slug} className={`gcard w${width}`}>
      <Link to={hrefs.galleryBuild({ make: makeSlug, slug })}>
        <figure>
          <BuildPicture build={build} {...shapes[width]} />
        </figure>
        <div className="gcap">
          <BuildCaption build={build} />
        </div>
      </Link>
    </li>
  );
}
