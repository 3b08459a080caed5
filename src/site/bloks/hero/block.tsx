import { useMemo } from 'react';
import { Picture } from '#src/site/kit/picture.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Film } from '../video-background/film.tsx';
import { cutClasses } from './cut-classes.ts';
import { HeroSide } from './hero-side.tsx';
import type { HeroBlok } from './schema.ts';

/**
 * The page's title. If the drawing of a truck follows, that is the picture: the sky then starts here and ends behind
 * the truck.
 */
export function Hero({ blok, next }: BlokProps<HeroBlok>) {
  const isDrawn = next === 'start-build';
  const lookClass = isDrawn ? 'hero--drawn' : `hero--${blok.style}`;
  return (
    <section className={`hero ${lookClass}`}>
      <div className="page-width hero-top">
        <HeroTitle blok={blok} />
        <div className="hero-side">
          <HeroSide blok={blok} />
        </div>
      </div>
      {!isDrawn && <HeroAsset blok={blok} />}
    </section>
  );
}

function HeroTitle({ blok: { title, title_emphasis: emphasis } }: { blok: HeroBlok }) {
  if (title === '' && emphasis === '') return null;
  return (
    <h1 className="hero-title">
      {title} {emphasis !== '' && <em>{emphasis}</em>}
    </h1>
  );
}

function HeroAsset({ blok }: { blok: HeroBlok }) {
  const { type, asset } = blok;
  if (asset.filename === '') return null;
  return (
    <>
      <div className="hero-art">
        {type === 'video' ? (
          <HeroFilm blok={blok} />
        ) : (
          <Picture
            src={asset.filename}
            alt={asset.alt}
            sizes="2xl:100vw"
            className={cutClasses(asset)}
            priority
          />
        )}
      </div>
      <div className="datum" />
    </>
  );
}

function HeroFilm({ blok: { asset, sources, poster } }: { blok: HeroBlok }) {
  const { filename: src, alt } = asset;
  // Memoized: a new object would be a new film, and start again.
  const film = useMemo(
    () => ({ ...filmDefaults, src, alt, sources, poster }),
    [src, alt, sources, poster],
  );
  return <Film film={film} priority />;
}

const filmDefaults = {
  muted: true,
  loop: true,
  preload: 'auto',
  playbackRate: 1,
  objectFit: 'cover',
} as const;
