import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { BuildPicture } from '../build-picture.tsx';
import { MakeMineLink } from '../mine/make-mine-link.tsx';
import { BuildCaption } from './build-caption.tsx';
import type { BuildCard } from './build-card.ts';

const shapes = {
  large: { ratio: 5 / 8, sizes: 'xl:100vw 2xl:1200px' },
  small: { ratio: 3 / 4, sizes: 'lg:100vw 2xl:592px' },
} as const;

/** A picture with its title block, linking to its page, and "Make it mine" below. */
export function BuildShot({ build, isLarge }: { build: BuildCard; isLarge: boolean }) {
  return (
    <div className="gallery-shot">
      <Link to={hrefs.galleryBuild({ make: build.makeSlug, slug: build.slug })}>
        <figure>
          <BuildPicture build={build} {...(isLarge ? shapes.large : shapes.small)} />
        </figure>
        <div className="gallery-shot-caption">
          <BuildCaption build={build} />
        </div>
      </Link>
      <MakeMineLink build={build} />
    </div>
  );
}
