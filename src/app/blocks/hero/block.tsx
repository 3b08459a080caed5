import { Picture } from '#src/app/components/site/picture.tsx';
import type { BlokProps } from '../blok-props.ts';
import { Film } from '../video-background/film.tsx';
import { cutClasses } from './cut-classes.ts';
import { HeroSide } from './hero-side.tsx';
import type { HeroBlok } from './schema.ts';

/**
 * The page's title. Where the drawing of a truck follows, it is the picture: the sky then starts
 * here and ends behind the truck.
 */
export function Hero({ blok, next }: BlokProps<HeroBlok>) {
  const isDrawn = next === 'start-build';
  const look = isDrawn ? 'hero--drawn' : `hero--${blok.style}`;
  return (
    <section className={`hero ${look}`}>
      <div className="wrap hero-top">
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
    <h1 className="poster">
      {title} {emphasis !== '' && <em>{emphasis}</em>}
    </h1>
  );
}

function HeroAsset({ blok: { type, asset } }: { blok: HeroBlok }) {
  if (asset.filename === '') return null;
  return (
    <>
      <div className="hero-art">
        {type === 'video' ? (
          <Film film={{ ...filmDefaults, src: asset.filename, alt: asset.alt }} />
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

const filmDefaults = { sources: [], poster: '', muted: true, loop: true, playbackRate: 1 };
