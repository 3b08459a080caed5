import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { BuildPicture } from '../build-picture.tsx';
import { MakeMineLink } from '../mine/make-mine-link.tsx';
import { BuildCaption } from './build-caption.tsx';
import type { BuildCard } from './build-card.ts';
import type { CardWidth } from './row-sizes.ts';

const shapes = {
  2: { ratio: 4 / 5, sizes: 'md:100vw lg:32vw 2xl:384px' },
  3: { ratio: 3 / 4, sizes: 'md:100vw lg:48vw 2xl:592px' },
  6: { ratio: 5 / 8, sizes: 'xl:100vw 2xl:1200px' },
} as const satisfies Record<CardWidth, object>;

/** A finished build, linking to its page; its slug is its anchor, so that others can link to it. */
export function FinishedCard({ build, width }: { build: BuildCard; width: CardWidth }) {
  const { slug, makeSlug } = build;
  return (
    <li id={slug} className={`gallery-card gallery-card--${width}`}>
      <Link to={hrefs.galleryBuild({ make: makeSlug, slug })}>
        <figure>
          <BuildPicture build={build} {...shapes[width]} />
        </figure>
        <div className="gallery-caption">
          <BuildCaption build={build} />
        </div>
      </Link>
      <MakeMineLink build={build} />
    </li>
  );
}
