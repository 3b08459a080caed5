import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { HeroSide } from '../hero/hero-side.tsx';
import type { PageHeroBlok } from './schema.ts';

/** Title of a page whose content starts right below. */
export function PageHero({ blok }: BlokProps<PageHeroBlok>) {
  return (
    <div className="page-intro">
      <div className="page-width">
        {blok.title !== '' && <h1>{blok.title}</h1>}
        <div className="stack">
          <HeroSide blok={blok} />
        </div>
      </div>
    </div>
  );
}
